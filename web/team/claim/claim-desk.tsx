import type { ReactNode } from 'react'
import type { ClaimItem } from '#shared/contract/owners/desk-claim.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Facts } from '#web/ui/layout/list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { NoteField } from '../desk/note-field.tsx'
import { useDesk } from '../desk/use-desk.ts'
import { Work } from '../desk/work.tsx'
import { ProofList } from './proof-list.tsx'
import './claim.css'

/** Desk for claims of companies: approve, ask a question, or decline. */
export function ClaimDesk() {
  const { claim: words } = useWords('team')
  const desk = useClaim()
  return (
    <DeskPage
      desk={desk}
      order={words.order}
      rowOf={({ company, name, flags, left }) => ({
        title: company,
        sub: name,
        flags: flags.map(flag => words.flags[flag]),
        end: words.left(left),
      })}
    >
      {claim => ({
        work: (
          <Work
            className="asking"
            kicker={words.kicker}
            source={words.left(claim.left)}
            title={words.title(claim.name, claim.company.name)}
          >
            <ClaimEvidence claim={claim} />
          </Work>
        ),
        decision: words.decision,
        decide: <Decision desk={desk} claim={claim} />,
        acts: [
          {
            label: claim.flags.includes('second') ? words.approveSecond : words.approve,
            letter: 'a',
            run: desk.approve,
          },
          { label: words.ask, letter: 'b', kind: 'line', run: desk.ask },
          { label: words.decline, letter: 't', kind: 'warn', run: desk.decline },
        ],
      })}
    </DeskPage>
  )
}

/** State and actions of the desk for claims. */
function useClaim() {
  const { claim: words } = useWords('team')
  const desk = useDesk('claim', { note: '' })
  const { it, choice, decide } = desk
  const answer = async (decision: 'ask' | 'decline') => {
    if (!desk.hasNote(choice.note, words.writeFirst)) return
    await decide({ decision, words: choice.note }, decision === 'ask' ? words.questionSent : words.declined)
  }
  return {
    ...desk,
    approve: () =>
      decide(
        { decision: 'approve' },
        it?.editors === 2 && !it.flags.includes('second') ? words.first : words.approved,
      ),
    ask: () => answer('ask'),
    decline: () => answer('decline'),
  }
}

function Decision({ desk, claim }: { desk: ReturnType<typeof useClaim>; claim: ClaimItem }) {
  const { claim: words } = useWords('team')
  const { day } = useFormats()
  return (
    <>
      <p>{words.due(day(claim.due_on))}</p>
      <p>{words.editors[claim.editors]}</p>
      {claim.flags.map(flag => (
        <p key={flag} className="note">
          {words.why[flag]}
        </p>
      ))}
      <NoteField words={words} value={desk.choice.note} onChange={note => desk.change({ note })} />
    </>
  )
}

/** Statements of the claimant, next to the facts of the company. */
function ClaimEvidence({ claim }: { claim: ClaimItem }) {
  const { claim: words } = useWords('team')
  const { facts } = words
  const { sizes } = useWords('companies')
  const lines = [
    { label: facts.role, value: claim.role },
    { label: facts.email, value: claim.free_mail ? words.freeMail(claim.email) : claim.email },
    { label: facts.phone, value: claim.phone },
    { label: facts.employees, value: claim.employees && sizes[claim.employees] },
    { label: facts.info, value: claim.info },
  ]
  return (
    <>
      <h2>{words.conversation}</h2>
      <Facts items={lines.filter(({ value }) => Boolean(value))} />
      {claim.questions.map(({ question, answer }, at) => (
        <blockquote key={at} className="asking-talk">
          <b>{question}</b>
          <p>{answer ?? words.unanswered}</p>
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
