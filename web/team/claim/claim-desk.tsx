import type { KeyboardEvent, ReactNode } from 'react'
import type { ClaimItem } from '#shared/contract/owners/desk-claim.ts'
import { useFormats, useWords, useLocale } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { useClaim, type ClaimDesk as Desk } from './use-claim.ts'
import { href } from '#shared/paths.ts'
import { Facts } from '#web/ui/layout/list.tsx'
import { ProofList } from './proof-list.tsx'
import './claim.css'

/** Who asks to speak for a company: approve, ask back, or decline. */
export function ClaimDesk() {
  const { claim: words } = useWords('team')
  const desk = useClaim()
  return (
    <DeskShell
      desk={desk}
      order={words.order}
      rowOf={({ company, name, flags, left }) => ({
        title: company,
        sub: name,
        flags: flags.map(flag => words.flags[flag]),
        end: words.left(left),
      })}
      keys={{
        a: () => void desk.approve(),
        b: () => void desk.ask(),
        t: () => void desk.decline(),
        n: () => document.getElementById('desk-note')?.focus(),
        l: desk.skip,
      }}
    >
      {claim => (
        <>
          <Asking claim={claim} />
          <Decision desk={desk} claim={claim} />
          <DecisionBar desk={desk} claim={claim} />
        </>
      )}
    </DeskShell>
  )
}

function Asking({ claim }: { claim: ClaimItem }) {
  const { claim: words } = useWords('team')
  return (
    <section className="work asking" aria-labelledby="work-h">
      <Kicker>
        <b>{words.kicker}</b>
        <span>{words.left(claim.left)}</span>
      </Kicker>
      <h1 id="work-h" tabIndex={-1}>
        {words.title(claim.name, claim.company.name)}
      </h1>
      <ClaimEvidence claim={claim} />
    </section>
  )
}

function Decision({ desk, claim }: { desk: Desk; claim: ClaimItem }) {
  const { claim: words } = useWords('team')
  const { day } = useFormats()
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') document.getElementById('work-h')?.focus()
  }
  return (
    <aside className="decide" aria-labelledby="decide-h">
      <h2 id="decide-h">{words.decision}</h2>
      <p>{words.due(day(claim.due_on))}</p>
      <p>{words.editors[claim.editors]}</p>
      {claim.flags.map(flag => (
        <p key={flag} className="note">
          {words.why[flag]}
        </p>
      ))}
      <TextArea
        id="desk-note"
        label={words.words}
        hint={words.wordsHint}
        value={desk.written}
        onChange={event => desk.write(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={1000}
        rows={4}
        aria-keyshortcuts="n"
      />
    </aside>
  )
}

function DecisionBar({ desk, claim }: { desk: Desk; claim: ClaimItem }) {
  const { claim: words } = useWords('team')
  const { busy } = desk
  const second = claim.flags.includes('second')
  return (
    <div className="decide-bar" role="group" aria-labelledby="decide-h">
      <Button grow busy={busy} aria-keyshortcuts="a" onClick={() => void desk.approve()}>
        {second ? words.approveSecond : words.approve} <Key>A</Key>
      </Button>
      <Button kind="line" grow busy={busy} aria-keyshortcuts="b" onClick={() => void desk.ask()}>
        {words.ask} <Key>B</Key>
      </Button>
      <Button kind="warn" grow busy={busy} aria-keyshortcuts="t" onClick={() => void desk.decline()}>
        {words.decline} <Key>T</Key>
      </Button>
    </div>
  )
}

/** What the claimant says, beside what is known of the company. */
function ClaimEvidence({ claim }: { claim: ClaimItem }) {
  const { claim: words } = useWords('team')
  const { facts } = words
  const { sizes } = useWords('companies')
  const said = [
    { label: facts.role, value: claim.role },
    { label: facts.email, value: claim.free_mail ? words.freeMail(claim.email) : claim.email },
    { label: facts.phone, value: claim.phone },
    { label: facts.employees, value: claim.employees && sizes[claim.employees] },
    { label: facts.info, value: claim.info },
  ]
  return (
    <>
      <h2>{words.said}</h2>
      <Facts items={said.filter(({ value }) => Boolean(value))} />
      {claim.talk.map(({ asked, answered }, at) => (
        <blockquote key={at} className="asking-talk">
          <b>{asked}</b>
          <p>{answered ?? words.unanswered}</p>
        </blockquote>
      ))}
      <ProofList id={claim.id} files={claim.files} call="claimFile" words={words} />
      <h2>{words.known}</h2>
      <Known claim={claim} />
      <People title={words.owners} list={claim.owners.map(({ name, role }) => `${name}, ${role}`)} />
      <People
        title={words.rivals}
        list={claim.rivals.map(({ name, role, email }) => `${name}, ${role}, ${email}`)}
      />
    </>
  )
}

function Known({ claim: { company } }: { claim: ClaimItem }) {
  const locale = useLocale()
  const { facts } = useWords('team').claim
  const { sizes, city } = useWords('companies')
  const { slug, name, website_host: host } = company
  const known = [
    {
      label: facts.company,
      value: slug ? <a href={href(locale, 'company', { id: slug })}>{name}</a> : name,
    },
    { label: facts.legal, value: company.legal_name },
    {
      label: facts.website,
      value: host && (
        <a href={`https://${host}`} rel="noopener noreferrer nofollow">
          {host}
        </a>
      ),
    },
    { label: facts.city, value: company.city && city(company.city.name) },
    { label: facts.employees, value: company.size_band && sizes[company.size_band] },
  ]
  return <Facts items={known.filter(({ value }) => Boolean(value))} />
}

function People({ title, list }: { title: ReactNode; list: string[] }) {
  if (list.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {list.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
