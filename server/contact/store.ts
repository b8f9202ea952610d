import type { Thing, ThingThere } from '#shared/contract/contact/desk-inquiry.ts'
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

type Whole = Omit<InquiryRow, 'sealed'> & { sealed: Buffer | null }

export async function findByRequest(sql: Queryable, mac: Buffer): Promise<Whole | undefined> {
  const [row] = await sql<Whole[]>`
    select item.id, ${columns(sql)} from content.inquiry item where item.request_mac = ${mac}`
  return row
}

export async function findInquiry(sql: Queryable, id: string): Promise<Whole | undefined> {
  const [row] = await sql<Whole[]>`
    select item.id, ${columns(sql)} from content.inquiry item where item.id = ${id}`
  return row
}

/** Ended inquiries of a topic whose ids start so. */
export const listBeginning = (sql: Queryable, topic: InquiryTopic, begin: string) => sql<Whole[]>`
  select item.id, ${columns(sql)} from content.inquiry item
  where item.topic = ${topic} and item.outcome is not null and item.id::text like ${`${begin}%`} limit 5`

export const putHidden = (tx: Tx, id: string, sealed: Buffer) =>
  tx`update content.inquiry set hidden = true, sealed = ${sealed} where id = ${id} and outcome is null`

/** Open requests for which an item was taken down first. */
export const listHidden = (tx: Tx) => tx<{ id: string; sealed: Buffer }[]>`
  select id, sealed from content.inquiry where hidden and outcome is null and sealed is not null order by id`

/** The items of these requests stay down, however the requests end. */
export const unputHidden = (tx: Tx, ids: string[]) =>
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

/** The team can still read items that their company hid, or that are examined. */
const words = (sql: Queryable, column: string, shown: string) =>
  sql`case when state in (${shown}, 'hidden') or removed_for = 'request' then ${sql(column)} end as words, locale,
    state = ${shown} as shown, state <> ${shown} and removed_for is not distinct from 'request' as examined`

/** A review that readers can see, also as a stub, and its company's reply. */
export const listOfReview = (sql: Queryable, id: string) => sql<ThingThere[]>`
  select 'review' as subject, id, ${words(sql, 'headline', 'published')} from content.review
  where id = ${id} and state in ('published', 'hidden', 'removed')
  union all
  select 'reply', review_id, ${words(sql, 'words', 'shown')} from content.review_reply
  where review_id = ${id} and state in ('shown', 'rejected')
    and exists (select 1 from content.review where id = ${id} and state in ('published', 'hidden', 'removed'))`

/** A question that readers can see, also as a stub, and its answers. */
export const listOfQuestion = (sql: Queryable, id: string) => sql<ThingThere[]>`
  (select 'question' as subject, id, ${words(sql, 'body', 'published')} from content.question
    where id = ${id} and state in ('published', 'removed'))
  union all
  (select 'answer', id, ${words(sql, 'body', 'published')} from content.answer
    where question_id = ${id} and state in ('published', 'removed') order by published_on, id)`

/** A vacancy that has a page, or had one until the team declined it. */
export const listOfVacancy = (sql: Queryable, id: string) => sql<ThingThere[]>`
  select 'vacancy' as subject, id, case when state <> 'declined' then concat_ws(E'\\n', title, description) end as words, locale,
    state <> 'declined' as shown, false as examined
  from content.vacancy where id = ${id} and state in ('open', 'closed', 'ended', 'declined')`

export const listOfPay = (sql: Queryable, companyId: string) => sql<ThingThere[]>`
  select 'salary_comment' as subject, id, case when state in ('shown', 'hidden') or removed_for = 'request' then words end as words,
    null as locale, state = 'shown' as shown, state <> 'shown' and removed_for is not distinct from 'request' as examined
  from content.pay_comment where company_id = ${companyId} order by place, id`

const TABLES: Record<Thing['subject'], string> = {
  review: 'content.review',
  reply: 'content.review_reply',
  question: 'content.question',
  answer: 'content.answer',
  salary_comment: 'content.pay_comment',
  vacancy: 'content.vacancy',
}

/** Locks the row, so that two requests about it are carried out one after the other. */
export async function lockThing<T extends Thing['subject']>(
  tx: Tx,
  { subject, id }: { subject: T; id: string },
): Promise<{ subject: T; id: string; version: string | null; company_id: string } | undefined> {
  const table: string = TABLES[subject]
  const [key, version] = subject === 'reply' ? [tx`review_id`, tx`version`] : [tx`id`, tx`null`]
  const [row] = await tx<{ company_id: string; version: string | null }[]>`
    select company_id, ${version} as version from ${tx(table)} where ${key} = ${id} for update`
  return row && { subject, id, ...row }
}

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
