import { useLocation } from 'react-router'
import { INQUIRY_TOPICS } from '#shared/contract/contact/keys.ts'
import { ticketOf } from '#shared/contract/contact/ticket.ts'
import type { Output } from '#shared/contract/contract.ts'
import type { TeamEvent } from '#shared/contract/team/team.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Masked } from '#web/reviews/quotes/masked.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { RemovableChip } from '#web/ui/controls/chip.tsx'
import { TEAM } from '../session/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { TeamMasthead } from '../desk/team-masthead.tsx'
import { weekNumber } from '../desk/week.ts'
import '../desk/desk.css'
import './history.css'

type Page = Output<'teamHistory'>
type Filter = { subject: string | undefined; cursor: string | undefined }

/** History of all actions by team and companies, newest week first, or of one item. */
export function History() {
  const words = useWords('team')
  const { filter, page, failed, again } = useHistoryPage()
  return (
    <>
      <TeamMasthead page="teamHistory" />
      <main id="isi" tabIndex={-1} className="wrap desk-bare history">
        <h1>{words.pages.teamHistory.title}</h1>
        <p className="find">{words.history.lead}</p>
        {filter.subject && <OneOnly />}
        {failed ? (
          <Failed retry={words.retry} onRetry={again}>
            {words.history.failed}
          </Failed>
        ) : !page ? (
          <Loading label={words.loading} rows={6} />
        ) : (
          <>
            {page.events.length === 0 && page.page.previous === null ? (
              <Empty>
                <p>{words.history.none}</p>
              </Empty>
            ) : (
              <Events events={page.events} filtered={filter.subject !== undefined} />
            )}
            <Pages subject={filter.subject} page={page.page} />
          </>
        )}
      </main>
    </>
  )
}

function useHistoryPage() {
  const query = new URLSearchParams(useLocation().search)
  const filter: Filter = {
    subject: query.get('subject') ?? undefined,
    cursor: query.get('cursor') ?? undefined,
  }
  const { data: page, failed, again } = useSessionData(TEAM, 'teamHistory', { query: filter })
  return { filter, page, failed, again }
}

function OneOnly() {
  const locale = useLocale()
  const { history: words } = useWords('team')
  return (
    <ul className="chips" aria-label={words.filter}>
      <RemovableChip href={href(locale, 'teamHistory')} remove={words.all}>
        {words.oneOnly}
      </RemovableChip>
    </ul>
  )
}

function Events({ events, filtered }: { events: readonly TeamEvent[]; filtered: boolean }) {
  const { history: words } = useWords('team')
  return (
    <table className="acts">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          {words.columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(event => (
          <Event key={event.id} event={event} filtered={filtered} />
        ))}
      </tbody>
    </table>
  )
}

function Event({ event, filtered }: { event: TeamEvent; filtered: boolean }) {
  const locale = useLocale()
  const { history: words, desks, guidelines, week } = useWords('team')
  const [, act, about, guideline, by] = words.columns
  const { act: code, guideline: number, subject_id: subject } = event
  const acts: Record<string, string> = Object.assign(
    {},
    words.acts,
    ...Object.values(desks).map(desk => desk.acts),
  )
  const name = acts[code] ?? code
  return (
    <tr>
      <td className="acts-w">{week(String(weekNumber(event.week)))}</td>
      <td data-label={act}>
        {filtered || event.subject === 'pay' ? (
          name
        ) : (
          <a href={href(locale, 'teamHistory', {}, { subject })}>
            {name}
            <span className="vh"> {words.onlyThis}</span>
          </a>
        )}
      </td>
      <td data-label={about}>
        <About event={event} />
      </td>
      <td data-label={guideline}>{number ? words.guideline(number, guidelines[number][0]) : '–'}</td>
      <td data-label={by}>{event.by ?? words.others[event.actor]}</td>
    </tr>
  )
}

/** The subject of an action: the request, or the company and the review; pages that readers can open are links. */
function About({ event: { subject, subject_id, company, review, note } }: { event: TeamEvent }) {
  const locale = useLocale()
  const { history: words } = useWords('team')
  if (subject === 'pay') return <span className="acts-o">{words.payUnsaid}</span>
  const letter = INQUIRY_TOPICS.find(topic => topic === subject)
  if (letter) return <span className="acts-o">{words.letters[letter](ticketOf(subject_id))}</span>
  return (
    <span className="acts-o">
      {company?.slug ? (
        <a href={href(locale, 'company', { id: company.slug })}>{company.name}</a>
      ) : (
        <span>{company ? company.name : words.companyGone}</span>
      )}
      {review && (
        <a href={href(locale, 'review', { id: review.id })}>
          {review.headline === null ? (
            words.noHeadline
          ) : (
            <span lang={review.locale}>
              “<Masked text={review.headline} />”
            </span>
          )}
        </a>
      )}
      {note !== null && <q>{note}</q>}
    </span>
  )
}

function Pages({ subject, page }: { subject: string | undefined; page: Page['page'] }) {
  const locale = useLocale()
  const { history: words } = useWords('team')
  const to = (cursor: string) => href(locale, 'teamHistory', {}, { subject, cursor })
  return <Pager label={words.pages} page={page} to={to} />
}
