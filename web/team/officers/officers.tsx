import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { CompanySearch, type FoundCompany } from '../desk/company-search.tsx'
import { TeamMasthead } from '../desk/team-masthead.tsx'
import { CompanySaid } from '../said/company-said.tsx'
import { CompanyTakenDown } from '../vacancy/company-taken-down.tsx'
import type { Output } from '#shared/contract/contract.ts'
import { isCallError } from '#web/platform/call.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import '../desk/desk.css'
import './officers.css'

/** Whom companies name in public: their names hold a review for a moderator. */
export function OfficersPage() {
  const { titles, officers: words } = useWords('team')
  const [company, setCompany] = useState<FoundCompany | null>(null)
  return (
    <>
      <TeamMasthead page="teamOfficers" />
      <main id="isi" tabIndex={-1} className="wrap wrap-form desk-bare">
        <h1>{titles.teamOfficers}</h1>
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
        {company && <CompanySaid key={`said ${company.id}`} company={company} />}
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
              // The button goes with its row: the heading keeps the place.
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

function AddForm({ officers: { busy, errors, failed, add } }: { officers: Officers }) {
  const { officers: words } = useWords('team')
  const [name, setName] = useState('')
  const [source, setSource] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus(), [errors])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
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
      {failed && (
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
/** `failed`: what was asked last did not get through. */
type State = { of: string; listed?: Listed; busy: boolean; errors: Errors; failed: boolean; done?: Done }

const fresh = (of: string): State => ({ of, busy: false, errors: {}, failed: false })

/** A company's known officers, and what editors do with them. */
function useOfficers(companyId: string) {
  const call = useSessionCall(TEAM)
  const [state, setState] = useState(fresh(companyId))
  const [attempt, setAttempt] = useState(0)
  const own = state.of === companyId ? state : fresh(companyId)
  const change = (part: Partial<State>) =>
    setState(now => ({ ...(now.of === companyId ? now : fresh(companyId)), ...part }))

  useEffect(() => {
    let stale = false
    const take = (state: Partial<State>) => stale || setState({ ...fresh(companyId), ...state })
    call('companyOfficers', { params: { id: companyId } }).then(
      listed => take({ listed }),
      () => take({ failed: true }),
    )
    return () => {
      stale = true
    }
  }, [call, companyId, attempt])

  /** Whether it was done. */
  async function act(asking: Promise<Listed>, done: Done): Promise<boolean> {
    change({ busy: true, errors: {}, failed: false })
    try {
      change({ listed: await asking, busy: false, done })
      return true
    } catch (error) {
      const errors = isCallError(error) ? error.errors : {}
      change({ busy: false, errors, failed: Object.keys(errors).length === 0 })
      return false
    }
  }
  return {
    ...own,
    add: (name: string, source: string) =>
      act(call('addOfficer', { params: { id: companyId }, body: { name, source } }), { what: 'added', name }),
    remove: (id: string, name: string) =>
      act(call('removeOfficer', { params: { id } }), { what: 'removed', name }),
    again: () => {
      setState(fresh(companyId))
      setAttempt(attempt + 1)
    },
  }
}

type Officers = ReturnType<typeof useOfficers>
