import type { InquiryClass, InquiryOutcome, InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type InquiryRow = {
  id: string
  topic: InquiryTopic
  class: InquiryClass
  sealed: Buffer
  locale: Locale
  hours: number
  due_at: Date
  hidden: boolean
  outcome: InquiryOutcome | null
}

const columns = (sql: Queryable) =>
  sql`item.topic, item.class, item.sealed, item.locale, item.hours, item.due_at, item.hidden, item.outcome`

export const waiting = (sql: Queryable, topic: InquiryTopic): Waiting => ({
  columns: columns(sql),
  from: sql`content.inquiry item where item.topic = ${topic} and item.outcome is null and item.sealed is not null`,
  order: sql`item.due_at, item.id`,
})

/** False if the same words were sent before. */
export async function insertInquiry(
  tx: Tx,
  inquiry: Omit<InquiryRow, 'hidden' | 'outcome'> & { request_mac: Buffer },
): Promise<boolean> {
  const { count } = await tx`insert into content.inquiry ${tx(inquiry)} on conflict (request_mac) do nothing`
  return count === 1
}

type StoredInquiry = Omit<InquiryRow, 'sealed'> & { sealed: Buffer | null }

export async function findByRequest(sql: Queryable, mac: Buffer): Promise<StoredInquiry | undefined> {
  const [row] = await sql<StoredInquiry[]>`
    select item.id, ${columns(sql)} from content.inquiry item where item.request_mac = ${mac}`
  return row
}

export async function findInquiry(sql: Queryable, id: string): Promise<StoredInquiry | undefined> {
  const [row] = await sql<StoredInquiry[]>`
    select item.id, ${columns(sql)} from content.inquiry item where item.id = ${id}`
  return row
}

/** Ended inquiries of a topic whose ids start so. */
export const listByIdPrefix = (sql: Queryable, topic: InquiryTopic, prefix: string) => sql<StoredInquiry[]>`
  select item.id, ${columns(sql)} from content.inquiry item
  where item.topic = ${topic} and item.outcome is not null and item.id::text like ${`${prefix}%`} limit 5`

export const putHidden = (tx: Tx, id: string, sealed: Buffer) =>
  tx`update content.inquiry set hidden = true, sealed = ${sealed} where id = ${id} and outcome is null`

/** Open requests for which an item was taken down first. */
export const listHidden = (tx: Tx) => tx<{ id: string; sealed: Buffer }[]>`
  select id, sealed from content.inquiry where hidden and outcome is null and sealed is not null order by id`

/** The items of these requests stay down, however the requests end. */
export const clearHidden = (tx: Tx, ids: string[]) =>
  tx`update content.inquiry set hidden = false where id = any(${ids}::uuid[])`

/** Releases the idempotency key: the same words sent later are a new inquiry. */
export const endInquiry = (
  tx: Tx,
  {
    id,
    outcome,
    sealed,
    ended_on,
  }: Pick<InquiryRow, 'id' | 'sealed'> & { outcome: InquiryOutcome; ended_on: string },
) => tx`
  update content.inquiry set outcome = ${outcome}, sealed = ${sealed}, ended_on = ${ended_on}, hidden = false,
    request_mac = convert_to(id::text, 'UTF8')
  where id = ${id} and outcome is null`

type Open = Pick<InquiryRow, 'id' | 'topic' | 'class' | 'hours' | 'due_at'> & { warned: number }

export const listOpen = (sql: Queryable) => sql<Open[]>`
  select id, topic, class, hours, due_at, warned from content.inquiry where outcome is null order by due_at, id`

export const putWarned = (sql: Queryable, id: string, warned: number) =>
  sql`update content.inquiry set warned = ${warned} where id = ${id}`

/** Outcomes of inquiries, by half-years of Jakarta's calendar. */
export const countEnded = (sql: Queryable) => sql<
  {
    year: number
    half: number
    topic: InquiryTopic
    class: InquiryClass
    outcome: InquiryOutcome
    count: number
  }[]
>`
  select extract(year from ended_on)::int as year, (extract(month from ended_on)::int + 5) / 6 as half, topic, class, outcome,
    count(*) as count
  from content.inquiry where outcome is not null and outcome <> 'dropped'
  group by 1, 2, 3, 4, 5 order by 1 desc, 2 desc, 3, 4, 5`

/** Erases the words first; the row, which is counted, is deleted later. */
export const eraseWords = (sql: Queryable, until: string) =>
  sql`update content.inquiry set sealed = null where ended_on <= ${until} and sealed is not null`

export const deleteEnded = (sql: Queryable, until: string) =>
  sql`delete from content.inquiry where ended_on <= ${until}`
