import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { CompanySearch, type FoundCompany } from '../desk/company-search.tsx'
import { TeamMasthead } from '../desk/team-masthead.tsx'
import { CompanyStatements } from '../said/company-said.tsx'
import type { Output } from '#shared/contract/contract.ts'
import { isCallError } from '#web/platform/call.ts'
import { TEAM, useStaffSession } from '../session/session.ts'
import { useWork } from '#web/forms/use-submit.ts'
import { useSessionCall, useSessionData } from '#web/platform/session-call.ts'
import { LiftTakeDown } from '../vacancy/lift-take-down.tsx'
import '../desk/desk.css'
import './officers.css'

/** Officers whom companies name in public: a review with such a name is held for a moderator. */
export function OfficersPage() {
  const { pages, officers: words } = useWords('team')
  const [company, setCompany] = useState<FoundCompany | null>(null)
  return (
    <>
      <TeamMasthead page="teamOfficers" />
      <main id="isi" tabIndex={-1} className="wrap wrap-form desk-bare">
        <h1>{pages.teamOfficers.title}</h1>
        <p className="note">{words.lead}</p>
        <CompanySearch
          id="officers-company"
          label={words.company}
          hint={words.companyHint}
          value={company}
          onChange={setCompany}
        />
        {company && <OfCompany key={company.id} company={company} />}
        {company && <CompanyTakenDown key={`taken down ${company.id}`} company={company} />}
        {company && <CompanyStatements key={`said ${company.id}`} company={company} />}
      </main>
    </>
  )
}

function OfCompany({ company }: { company: FoundCompany }) {
  const { officers: words, loading, retry } = useWords('team')
  const officers = useOfficers(company.id)
  const { listed, failed, done, again } = officers
  if (!listed)
    return failed ? (
      <Failed retry={retry} onRetry={again}>
        {words.failed}
      </Failed>
    ) : (
      <Loading label={loading} />
    )
  return (
    <section className="officers-of" aria-labelledby="officers-h">
      <h2 id="officers-h" tabIndex={-1}>
        {words.of(company.name)}
      </h2>
      <p role="status" className="note">
        {done && words[done.what](done.name)}
      </p>
      <List officers={officers} listed={listed.officers} />
      <AddForm officers={officers} />
    </section>
  )
}

function List({
  officers: { busy, remove },
  listed,
}: {
  officers: Officers
  listed: NonNullable<Officers['listed']>['officers']
}) {
  const { officers: words } = useWords('team')
  if (listed.length === 0)
    return (
      <Empty>
        <p>{words.none}</p>
      </Empty>
    )
  return (
    <ul className="officers-list">
      {listed.map(({ id, name, source }) => (
        <li key={id}>
          <p>
            <b>{name}</b> <span className="note">{source ?? words.noSource}</span>
          </p>
          <Button
            kind="line"
            size="small"
            busy={busy}
            onClick={() =>
              // The button is removed with its row: the focus moves to the heading.
              void remove(id, name).then(() => document.getElementById('officers-h')?.focus())
            }
          >
            {words.remove}
            <span className="vh"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function AddForm({ officers: { busy, errors, isRefused, add } }: { officers: Officers }) {
  const { officers: words } = useWords('team')
  const [name, setName] = useState('')
  const [source, setSource] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(), [errors])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await add(name, source))) return
    setName('')
    setSource('')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} className="officers-add" noValidate onSubmit={event => void submit(event)}>
      <h3>{words.addTitle}</h3>
      <TextField
        id={`${id}-name`}
        label={words.name}
        hint={words.nameHint}
        error={errors['name']?.[0]}
        value={name}
        onChange={event => setName(event.target.value)}
        autoComplete="off"
        maxLength={120}
        required
      />
      <TextField
        id={`${id}-source`}
        label={words.source}
        hint={words.sourceHint}
        error={errors['source']?.[0]}
        value={source}
        onChange={event => setSource(event.target.value)}
        autoComplete="off"
        maxLength={300}
        required
      />
      {isRefused && (
        <Notice kind="warn" role="alert">
          {words.notDone}
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {words.add}
      </Button>
    </form>
  )
}

type Listed = Output<'companyOfficers'>
type Errors = Record<string, string[]>
type Done = { what: 'added' | 'removed'; name: string }
type Outcome = { done?: Done; errors: Errors; isRefused?: boolean }

/** Officers of a company, with the editors' actions. */
function useOfficers(companyId: string) {
  const call = useSessionCall(TEAM)
  const params = { id: companyId }
  const { data: listed, failed, again, put } = useSessionData(TEAM, 'companyOfficers', { params })
  const { busy, run } = useWork()
  const [outcome, setOutcome] = useState<Outcome>({ errors: {} })
  /** Returns whether it succeeded. */
  async function act(work: () => Promise<Listed>, done: Done): Promise<boolean> {
    let isDone = false
    await run(async () => {
      try {
        put(await work())
        setOutcome({ done, errors: {} })
        isDone = true
      } catch (error) {
        const errors = isCallError(error) ? error.errors : {}
        setOutcome({ errors, isRefused: Object.keys(errors).length === 0 })
      }
    })
    return isDone
  }
  return {
    ...outcome,
    listed,
    failed,
    again,
    busy,
    add: (name: string, source: string) =>
      act(() => call('addOfficer', { params, body: { name, source } }), { what: 'added', name }),
    remove: (id: string, name: string) =>
      act(() => call('removeOfficer', { params: { id } }), { what: 'removed', name }),
  }
}

type Officers = ReturnType<typeof useOfficers>

type Props = { company: { id: string; name: string } }

/** Notice that a company was taken down, with the action for administrators to end that. */
function CompanyTakenDown({ company }: Props) {
  const isAdministrator = useStaffSession()?.staff.role === 'administrator'
  return isAdministrator ? <Section company={company} /> : null
}

function Section({ company }: Props) {
  const { retry, vacancy } = useWords('team')
  const { lift: words } = vacancy
  const { data, failed, again } = useSessionData(TEAM, 'takenDown', { params: { id: company.id } })
  const [isLifted, setLifted] = useState(false)
  if (failed)
    return (
      <Failed retry={retry} onRetry={again}>
        {words.unknown}
      </Failed>
    )
  if (!data?.is_taken_down) return null
  return (
    <section aria-labelledby="taken-down-h">
      <h2 id="taken-down-h">{words.heading}</h2>
      <p role="status">{isLifted ? words.done : words.takenDown}</p>
      {!isLifted && <LiftTakeDown company={company} onDone={() => setLifted(true)} />}
    </section>
  )
}
