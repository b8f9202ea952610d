import type { Guideline, ReviewState } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db/db.ts'

export type EventRow = {
  id: string
  week: string
  act: string
  guideline: Guideline | null
  note: string | null
  subject: string
  subject_id: string
  company: string | null
  slug: string | null
  review_id: string | null
  headline: string | null
  locale: Locale | null
  state: ReviewState | null
  staff_id: string | null
  actor: 'team' | 'owner' | 'system'
}

type EventPart = {
  /** Only events about this item. */
  subject: string | undefined
  /** The side of an event on which a page begins. */
  edge: { direction: 'after' | 'before'; id: string } | undefined
  limit: number
}

/** Events, newest week first, with the current state of what they are about; in the reverse order before an edge. */
export async function listEvents(sql: Queryable, { subject, edge, limit }: EventPart): Promise<EventRow[]> {
  const isBackwards = edge?.direction === 'before'
  const place = edge && sql`(select week, id from content.event where id = ${edge.id})`
  const beyond = place && sql`and (e.week, e.id) ${isBackwards ? sql`>` : sql`<`} ${place}`
  return sql<EventRow[]>`
    select e.id, e.week, e.act, e.guideline, e.note, e.subject, e.subject_id, c.name as company,
      case when c.status in (1, 2) then c.slug end as slug, r.id as review_id, r.headline, r.locale, r.state, e.staff_id, e.actor
    from content.event e left join content.report p on p.id = e.subject_id
      left join content.review r on r.id = coalesce(p.subject_id, e.subject_id)
      left join content.company c on c.id = coalesce(r.company_id, e.company_id)
    where ${ofTeam(sql)} ${ofSubject(sql, subject)} ${beyond ?? sql``}
    order by ${isBackwards ? sql`e.week, e.id` : sql`e.week desc, e.id desc`} limit ${limit}`
}

/** The number of events, up to `limit`. */
export async function countEvents(
  sql: Queryable,
  subject: string | undefined,
  limit: number,
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from (select 1 from content.event e where ${ofTeam(sql)} ${ofSubject(sql, subject)} limit ${limit}) f`
  return row?.n ?? 0
}

/** Companies' replies to reviews are in the companies' own history. */
const ofTeam = (sql: Queryable) => sql`(e.actor <> 'owner' or e.act in ('hidden', 'returned'))`

const ofSubject = (sql: Queryable, subject: string | undefined) =>
  subject === undefined ? sql`` : sql`and e.subject_id = ${subject}`
