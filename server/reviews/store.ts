import type { FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import { contentColumns } from '#server/moderation/takedown.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { ReplyRole, ReviewState } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { sharing, type SharingOptions } from './facet-store.ts'
import type { Move } from './moves.ts'
import type { StoredReview } from './review-row.ts'

export type MovedReview = Pick<
  StoredReview,
  | 'id'
  | 'company_id'
  | 'guard_year'
  | 'department'
  | 'job_type'
  | 'job_role_id'
  | 'city_id'
  | 'left_at_year'
  | 'salary_box'
  | 'week'
> & { from: ReviewState }

/** Moves the reviews whose state is in `from`, and returns them. */
export async function updateStates(
  tx: Tx,
  ids: string[],
  from: ReviewState[],
  move: Move,
): Promise<MovedReview[]> {
  return tx<MovedReview[]>`
    with before as (select id, state from content.review where id = any(${ids}::uuid[]) for update)
    update content.review r set state = ${move.to},
      guideline = case when before.state = 'removed' and ${move.to} = 'withdrawn' then r.guideline else ${move.guideline ?? null}::smallint end, note = ${move.note ?? null},
      removed_for = case when before.state = 'removed' and ${move.to} = 'withdrawn' then r.removed_for else ${move.removedFor ?? null} end,
      job_role_words = case when ${move.to} in ('pending', 'rejected') then r.job_role_words end,
      published_on = coalesce(${move.publishedOn ?? null}, published_on),
      publish_from = coalesce(${move.publishFrom ?? null}, publish_from)
    from before
    where r.id = before.id and before.state = any(${from})
      and (before.state <> 'removed' or ${move.to} = 'withdrawn' or r.removed_for = 'request')
    returning r.id, before.state as "from", r.company_id, r.guard_year, r.department, r.job_type, r.job_role_id, r.city_id,
      r.left_at_year, r.salary_box, r.week`
}

/** Approved reviews whose publication date has come, in random order. */
export async function listDue(sql: Queryable, today: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from content.review where state = 'approved' and publish_from <= ${today} order by random()`
  return rows.map(({ id }) => id)
}

type Due = Pick<StoredReview, 'id' | 'duplicate_mark'>

/** Locks those that are still approved until the transaction ends. */
export const holdApproved = (tx: Tx, ids: string[]): Promise<Due[]> =>
  tx<Due[]>`
    select id, duplicate_mark from content.review where id = any(${ids}::uuid[]) and state = 'approved' for update`

export async function eraseWords(tx: Tx, ids: string[]): Promise<void> {
  await tx`
    update content.review set headline = '', likes = null, dislikes = null, advice = null, surprise_text = null, salary_box = null, note = null
    where id = any(${ids}::uuid[])`
}

export async function putDuplicateMark(tx: Tx, id: string, mark: Buffer): Promise<void> {
  await tx`update content.review set duplicate_mark = ${mark} where id = ${id}`
}

export async function wipeSalaryBoxes(tx: Tx, ids: string[]): Promise<void> {
  await tx`update content.review set salary_box = null where id = any(${ids}::uuid[])`
}

/** A review that readers may see, with the facets that enough reviews of its company share with it. */
export type ReviewRow = Omit<
  StoredReview,
  | 'company_id'
  | 'week'
  | 'guard_year'
  | 'publish_from'
  | 'published_on'
  | 'salary_box'
  | 'note'
  | 'submission_mac'
  | 'duplicate_mark'
> & {
  published_on: string
  shares_role: boolean
  shares_city: boolean
  shares_both: boolean
  shares_application: boolean
  reply: ShownReply | null
  hidden_until: string | null
}
/** As stored; days are ISO dates from the database. */
export type ShownReply = {
  role: ReplyRole
  words: string
  locale: Locale
  first_on: string
  changed_on: string
}

export const columns = (sql: Queryable, options: SharingOptions = {}) => sql`
  id, state, employment_status, locale, published_on, score, star, overall_sentiment, recommended, ratings, answers, city_id, department, job_type,
  job_role_id, left_at_year, application_result, interview_rounds, surprise_question, surprise_text, headline, likes, dislikes, advice,
  guideline, removed_for, helpful_count, ${sharing(sql, options)},
  (select json_build_object('role', p.role, 'words', p.words, 'locale', p.locale, 'first_on', p.first_on, 'changed_on', p.changed_on)
    from content.review_reply p where p.review_id = r.id and p.state = 'shown') as reply,
  (select h.ends_on from content.hiding h where h.subject_id = r.id and h.state = 'open') as hidden_until`

/** One review that readers may see. */
export async function findVisible(
  sql: Queryable,
  id: string,
): Promise<(ReviewRow & { company_id: string }) | undefined> {
  const [row] = await sql<(ReviewRow & { company_id: string })[]>`
    select company_id, ${columns(sql)} from content.review r where id = ${id} and state in ('published', 'hidden', 'removed')`
  return row
}

/** A review that waits for the team, in the shape in which readers would get it. */
export async function findPending(
  sql: Queryable,
  id: string,
): Promise<(ReviewRow & { company_id: string }) | undefined> {
  const [row] = await sql<(ReviewRow & { company_id: string })[]>`
    select company_id, ${columns(sql, { isUncounted: true })} from content.review r where id = ${id} and state = 'pending'`
  return row
}

/** The number of reviews of each kind; `employed` includes former employees. */
export type Kinds = { employed: number; former: number; applicant: number }

/** The counts as the caller's transaction sees them. */
export async function countKinds(sql: Queryable, companyId: string): Promise<Kinds> {
  const [row] = await sql<Kinds[]>`
    select review_count as employed, former_count as former, applicant_count as applicant
    from content.company_stats where company_id = ${companyId}`
  return row ?? { employed: 0, former: 0, applicant: 0 }
}

export async function listCounted(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from content.review where company_id = ${companyId} and state in ('published', 'hidden')`
  return rows.map(row => row.id)
}

export async function moveRows(tx: Tx, from: string, into: string): Promise<void> {
  await tx`update content.review set company_id = ${into} where company_id = ${from}`
  await tx`update content.review_reply set company_id = ${into} where company_id = ${from}`
}

export async function moveIntake(tx: Tx, from: string, into: string): Promise<void> {
  await tx`
    with gone as (delete from content.company_intake where company_id = ${from} returning received, since_year)
    insert into content.company_intake as i (company_id, received, since_year)
    select ${into}, received, since_year from gone
    on conflict (company_id) do update set received = i.received + excluded.received,
      since_year = least(i.since_year, excluded.since_year)`
}

/** What can be taken down from a review's page while readers see it, also as a stub: the review, and its company's reply. */
export const listContent = (sql: Queryable, id: string) => sql<FoundContent[]>`
  select 'review' as subject, id, ${contentColumns(sql, 'headline', 'published')} from content.review
  where id = ${id} and state in ('published', 'hidden', 'removed')
  union all
  select 'reply', review_id, ${contentColumns(sql, 'words', 'shown')} from content.review_reply
  where review_id = ${id} and state in ('shown', 'rejected')
    and exists (select 1 from content.review where id = ${id} and state in ('published', 'hidden', 'removed'))`
