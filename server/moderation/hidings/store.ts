import type { Guideline } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { noTask } from '#server/platform/tasks/tasks.ts'

/** What can be hidden from a company's page. */
export type HidingSubject = 'review' | 'salary_comment'

export type NewHiding = {
  company_id: string
  subject: HidingSubject
  subject_id: string
  guideline: Guideline
  words: string | null
  locale: Locale
  week: string
  ends_on: string
}

/** False where it was hidden before. */
export async function insertHiding(tx: Tx, hiding: NewHiding): Promise<boolean> {
  const rows = await tx`
    insert into content.hiding ${tx(hiding)} on conflict (subject_id) do nothing returning id`
  return rows.length > 0
}

/**
 * How many other things a company hides now, and how many its page has. The row lock makes two of its people wait for
 * each other.
 */
export async function countOthers(
  tx: Tx,
  companyId: string,
  { subject, id }: { subject: HidingSubject; id: string },
): Promise<{ others: number; shown: number }> {
  await tx`select 1 from content.company where id = ${companyId} for no key update`
  const shown =
    subject === 'review'
      ? tx`select review_count + applicant_count from content.company_stats where company_id = ${companyId}`
      : tx`select count(*) from content.pay_comment where company_id = ${companyId} and state in ('shown', 'hidden')`
  const [row] = await tx<{ others: number; shown: number | null }[]>`
    select (${shown})::int as shown, count(*)::int as others from content.hiding
    where company_id = ${companyId} and subject = ${subject} and state = 'open' and subject_id <> ${id}`
  return { others: row?.others ?? 0, shown: row?.shown ?? 0 }
}

/** Removes the words, which were for the decision alone. */
export async function closeHidings(
  tx: Tx,
  subjectIds: string[],
  state: 'returned' | 'upheld',
): Promise<void> {
  await tx`
    update content.hiding set state = ${state}, words = null
    where subject_id = any(${subjectIds}::uuid[]) and state = 'open'`
}

export async function deleteHidings(tx: Tx, subjectIds: string[]): Promise<void> {
  await tx`delete from content.hiding where subject_id = any(${subjectIds}::uuid[])`
}

export async function moveHidings(tx: Tx, from: string, into: string): Promise<void> {
  await tx`update content.hiding set company_id = ${into} where company_id = ${from}`
}

export type EndedHiding = {
  subject: HidingSubject
  subject_id: string
  company_id: string
  guideline: Guideline
}

/** SQL condition: the desk has no pending decision, whose task has this name. */
const undecided = (sql: Queryable) => noTask(sql, 'content', sql`'decide-hiding:' || hiding.id`)

export async function isBeingDecided(sql: Queryable, subjectId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from content.hiding where subject_id = ${subjectId} and state = 'open' and not ${undecided(sql)}`
  return rows.length > 0
}

/** Open hidings whose last day has come. */
export const listEnded = (sql: Queryable, today: string): Promise<EndedHiding[]> =>
  sql<EndedHiding[]>`
    select subject, subject_id, company_id, guideline from content.hiding
    where state = 'open' and ends_on <= ${today} and ${undecided(sql)} order by random()`

export type HidingRow = {
  subject_id: string
  state: 'open' | 'returned' | 'upheld'
  guideline: Guideline
  ends_on: string
}

/** The hidings of these things, past ones included. */
export const listHidings = (sql: Queryable, subjectIds: string[]): Promise<HidingRow[]> =>
  sql<HidingRow[]>`
    select subject_id, state, guideline, ends_on from content.hiding where subject_id = any(${subjectIds}::uuid[])`
