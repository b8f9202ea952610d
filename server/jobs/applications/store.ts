import type { AnswerRecord } from '#shared/contract/jobs/applications.ts'
import type { ApplicationState } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type ApplicationRow = {
  id: string
  vacancy_id: string
  company_id: string
  state: ApplicationState
  /** Null once withdrawn. */
  sealed: Buffer | null
  locale: Locale
  sent_on: string
  seen_on: string | null
  answered_on: string | null
  quiet: boolean
}

const columns = (sql: Queryable) =>
  sql`a.id, a.vacancy_id, a.company_id, a.state, a.sealed, a.locale, a.sent_on, a.seen_on, a.answered_on, a.quiet`

type NewApplication = Pick<
  ApplicationRow,
  'id' | 'vacancy_id' | 'company_id' | 'sealed' | 'locale' | 'sent_on'
> & { applicant: Buffer }

export const insertApplication = (tx: Tx, application: NewApplication) =>
  tx`insert into identity.application ${tx(application)}`

export async function findSame(
  sql: Queryable,
  applicant: Buffer,
  vacancyId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await sql<ApplicationRow[]>`
    select ${columns(sql)} from identity.application a
    where a.applicant = ${applicant} and a.vacancy_id = ${vacancyId}`
  return row
}

export async function lockOwn(tx: Tx, id: string, applicant: Buffer): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`
    select ${columns(tx)} from identity.application a
    where a.id = ${id} and a.applicant = ${applicant} for update`
  return row
}

export const listOf = (sql: Queryable, applicant: Buffer) => sql<ApplicationRow[]>`
  select ${columns(sql)} from identity.application a
  where a.applicant = ${applicant} order by a.sent_on desc, a.id`

/** An application to one of these companies, unless it was deleted. */
export async function findReceived(
  sql: Queryable,
  companyIds: string[],
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await sql<ApplicationRow[]>`
    select ${columns(sql)} from identity.application a
    where a.id = ${id} and a.company_id = any(${companyIds}::uuid[]) and a.applicant is not null`
  return row
}

/** Newest first; withdrawn ones last. */
export const listReceived = (sql: Queryable, companyIds: string[], limit: number) => sql<ApplicationRow[]>`
  select ${columns(sql)} from identity.application a
  where a.company_id = any(${companyIds}::uuid[]) and a.applicant is not null
  order by (a.state = 'withdrawn'), a.sent_on desc, a.id limit ${limit}`

/** All applications to these companies that are not withdrawn. */
export const listUnwithdrawn = (sql: Queryable, companyIds: string[]) => sql<
  (ApplicationRow & { applicant: Buffer })[]
>`
  select ${columns(sql)}, a.applicant from identity.application a
  where a.company_id = any(${companyIds}::uuid[]) and a.applicant is not null and a.state <> 'withdrawn' order by a.id`

/** Undefined where it was already seen, or is anonymous. */
export async function markSeen(tx: Tx, id: string, today: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`
    update identity.application a set state = 'seen', seen_on = ${today}
    where a.id = ${id} and a.state = 'sent' and a.applicant is not null returning ${columns(tx)}`
  return row
}

type Answer = { state: ApplicationState; sealed: Buffer; today: string }

/** Undefined where it has been answered or withdrawn, or is anonymous. */
export async function putAnswer(
  tx: Tx,
  id: string,
  { state, sealed, today }: Answer,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx<ApplicationRow[]>`
    update identity.application a
    set state = ${state}, sealed = ${sealed}, answered_on = ${today}, seen_on = coalesce(a.seen_on, ${today}::date)
    where a.id = ${id} and a.state in ('sent', 'seen') and a.applicant is not null returning ${columns(tx)}`
  return row
}

export async function findQuiet(sql: Queryable, id: string): Promise<boolean | undefined> {
  const [row] = await sql<{ quiet: boolean }[]>`
    select quiet from identity.application where id = ${id} and applicant is not null`
  return row?.quiet
}

/** Sets the choice on all applications of the same applicant. */
export async function putQuiet(sql: Queryable, id: string, quiet: boolean): Promise<void> {
  await sql`
    update identity.application set quiet = ${quiet}
    where applicant = (select applicant from identity.application where id = ${id})`
}

/** Deletes the content. */
export const withdraw = (tx: Tx, id: string) => tx`
  update identity.application set state = 'withdrawn', sealed = null where id = ${id} and state <> 'withdrawn'`

/**
 * Anonymises an application. The row still counts for the company's answer record: as answered, or as unanswered where
 * it was sent on or before `late`; one that the company could still have answered counts as withdrawn.
 */
export const anonymise = (tx: Tx, id: string, late: string) =>
  tx`update identity.application set applicant = null, sealed = null,
     state = case when state in ('sent', 'seen') and sent_on > ${late} then 'withdrawn' else state end where id = ${id}`

/** Deletes a withdrawn application before a new one to the same vacancy. */
export const deleteWithdrawn = (tx: Tx, applicant: Buffer, vacancyId: string) => tx`
  delete from identity.application
  where applicant = ${applicant} and vacancy_id = ${vacancyId} and state = 'withdrawn'`

/** Vacancies with applications, with their stored end. */
export const listVacancies = (sql: Queryable) => sql<{ vacancy_id: string; ended_on: string | null }[]>`
  select distinct vacancy_id, ended_on from identity.application where applicant is not null`

/** Stores a vacancy's end, or null for an open one, in all its applications; returns the changed ones. */
export const putEnd = (tx: Tx, vacancyId: string, endedOn: string | null) => tx<ApplicationRow[]>`
  update identity.application a set ended_on = ${endedOn}
  where a.vacancy_id = ${vacancyId} and a.applicant is not null and a.ended_on is distinct from ${endedOn}
  returning ${columns(tx)}`

/** Applications whose vacancy ended on or before a day. */
export const listEnded = (sql: Queryable, by: string) => sql<{ id: string }[]>`
  select id from identity.application where applicant is not null and ended_on <= ${by}`

export const deleteCounted = (sql: Queryable, by: string) => sql`
  delete from identity.application where applicant is null and sent_on <= ${by}`

/** Number of applications on a day, by company. */
export const countSent = (sql: Queryable, day: string) => sql<{ company_id: string; count: number }[]>`
  select company_id, count(*) as count from identity.application
  where sent_on = ${day} and state <> 'withdrawn' group by company_id`

/**
 * For each company: the number of applications since a day, the number of answers, and the median days to an answer.
 * `ids` maps merged companies to the present one. Unanswered applications count only once they are late.
 */
export const countAnswers = (
  sql: Queryable,
  ids: { id: string; company_id: string }[],
  { from, late }: { from: string; late: string },
) => sql<(AnswerRecord & { company_id: string })[]>`
  select c.company_id, count(*) as applications, count(days) as answered,
    count(*) filter (where days <= 7) as within_week, count(*) filter (where days <= 30) as within_month,
    percentile_disc(0.5) within group (order by days) as days
  from unnest(${ids.map(one => one.id)}::uuid[], ${ids.map(one => one.company_id)}::uuid[]) as c (id, company_id)
  join identity.application a on a.company_id = c.id and a.sent_on > ${from}
    and (a.answered_on is not null or (a.state <> 'withdrawn' and a.sent_on <= ${late})),
  lateral (select a.answered_on - a.sent_on as days) took
  group by c.company_id`
