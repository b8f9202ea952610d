import type { Department, JobType, VacancySort, Workplace } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { plannedEachTime } from '#server/platform/db/planned.ts'
import type { NewVacancy } from './new-vacancies.ts'
import { COLUMNS, type VacancyContent, type VacancyRow } from './row.ts'

/** Filters of a list. `words`: a text for `to_tsquery`. */
export type VacancyFilters = {
  today: string
  words?: string | undefined
  company?: string | undefined
  place?: string | undefined
  remote?: boolean | undefined
  role?: string | undefined
  department?: Department | undefined
  job_type?: JobType | undefined
  pay?: number | undefined
  experience?: number | undefined
  since?: string | undefined
  score?: number | undefined
}
export type Edge = { direction: 'after' | 'before'; key: string; companyId: string; id: string }
export type ListedRow = VacancyRow & { best_score: number }
export type FacetRow = {
  department: Department | null
  job_type: JobType | null
  workplace: Workplace | null
  /** Id of a city or a province. */
  place: string | null
  n: number
}

const PAY_STEP = 1_000_000
const MOST_STEPS = 30
const MOST_YEARS = 10

/**
 * Open vacancies of listed companies. Nearly all rows with state `open` satisfy the condition on `last_day`, so `+ 0`
 * keeps the planner from using an index on it.
 */
function matching(sql: Queryable, filters: VacancyFilters) {
  const marks = marksOf(filters)
  return sql`
  v.state = 'open' and v.last_day + 0 >= ${filters.today} and s.status = 1
  ${filters.words ? sql`and v.words @@ to_tsquery('simple', ${filters.words})` : sql``}
  ${filters.company ? sql`and v.company_id = ${filters.company}` : sql``}
  ${marks.length > 0 ? sql`and v.marks @> ${marks}::text[]` : sql``}
  ${filters.pay === undefined ? sql`` : sql`and v.monthly >= ${filters.pay}`}
  ${(filters.experience ?? 0) > MOST_YEARS ? sql`and coalesce(v.experience_years, 0) <= ${filters.experience ?? 0}` : sql``}
  ${filters.since ? sql`and v.opened_on >= ${filters.since}` : sql``}
  ${filters.score === undefined ? sql`` : sql`and s.best_score >= ${filters.score * 1000}`}`
}

/**
 * The marks of `content.vacancy_marks` for these filters. Pay between two steps, and experience beyond the last, are
 * additionally compared by column.
 */
function marksOf({ place, remote, role, department, job_type, pay, experience }: VacancyFilters): string[] {
  const step = Math.min(Math.floor((pay ?? 0) / PAY_STEP), MOST_STEPS)
  return [
    ...(place ? [place] : []),
    ...(remote ? ['wremote'] : []),
    ...(role ? [`r${role}`] : []),
    ...(department ? [`d${department}`] : []),
    ...(job_type ? [`t${job_type}`] : []),
    ...(step > 0 ? [`m${step}`] : []),
    ...(experience !== undefined && experience <= MOST_YEARS ? [`e${experience}`] : []),
  ]
}

/** Open vacancies of all companies, in the order of their ids. */
export const listOpenAfter = (sql: Queryable, today: string, after: string, limit: number) => sql<
  { id: string; opened_on: string }[]
>`
  select v.id, v.opened_on from content.vacancy v join content.company_stats s on s.company_id = v.company_id
  where ${matching(sql, { today })} and v.id > ${after} order by v.id limit ${limit}`

/** Companies in the order of their ids, with their number of open vacancies. */
export const listHiringAfter = (sql: Queryable, today: string, after: string, limit: number) => sql<
  { id: string; slug: string; open: number; newest_on: string }[]
>`
  select c.id, c.slug, count(*)::integer as open, max(v.opened_on) as newest_on
  from content.vacancy v join content.company_stats s on s.company_id = v.company_id join content.company c on c.id = v.company_id
  where ${matching(sql, { today })} and v.company_id > ${after} group by c.id order by c.id limit ${limit}`

/** Number of open vacancies per given company id; for a merged company that of the one it was merged into. */
export const listHiring = (sql: Queryable, ids: string[], today: string) => sql<
  { id: string; open: number; newest: string | null }[]
>`
  select c.id, count(v.id) as open, max(v.opened_on) as newest
  from content.company c join content.company_stats s on s.company_id = coalesce(c.merged_into, c.id) and s.status = 1
  left join content.vacancy v on v.company_id = s.company_id and v.state = 'open' and v.last_day >= ${today}
  where c.id = any(${ids}::uuid[]) group by c.id`

/** A page of rows beyond `edge`; for a previous page the order is reversed. */
export function listOpen(
  sql: Queryable,
  filters: VacancyFilters,
  { sort, edge, limit }: { sort: VacancySort; edge: Edge | undefined; limit: number },
): Promise<ListedRow[]> {
  const isBackwards = edge?.direction === 'before'
  const way = isBackwards ? sql`asc` : sql`desc`
  const beyond = isBackwards ? sql`>` : sql`<`
  const rest = {
    score: sql`
      ${edge ? sql`and (s.best_score, s.company_id, v.id) ${beyond} (${edge.key}::integer, ${edge.companyId}::uuid, ${edge.id}::uuid)` : sql``}
      order by s.best_score ${way}, s.company_id ${way}, v.id ${way}`,
    pay: sql`
      ${edge ? sql`and (coalesce(v.monthly, -1), v.id) ${beyond} (${edge.key}::bigint, ${edge.id}::uuid)` : sql``}
      order by coalesce(v.monthly, -1) ${way}, v.id ${way}`,
    newest: sql`
      ${edge ? sql`and (v.opened_on, v.id) ${beyond} (${edge.key}::date, ${edge.id}::uuid)` : sql``}
      order by v.opened_on ${way}, v.id ${way}`,
  }[sort]
  return plannedEachTime(sql<ListedRow[]>`
    select ${sql(COLUMNS)}, s.best_score from content.vacancy v join content.company_stats s on s.company_id = v.company_id
    where ${matching(sql, filters)} ${rest} limit ${limit}`)
}

/** Total and counts per value, over at most `most` matches. The row without any value is the total. */
export const countOpen = (sql: Queryable, filters: VacancyFilters, most: number): Promise<FacetRow[]> =>
  plannedEachTime(sql<FacetRow[]>`
    with found as materialized (
      select v.department, v.job_type, v.workplace, v.places
      from content.vacancy v join content.company_stats s on s.company_id = v.company_id
      where ${matching(sql, filters)} limit ${most})
    select department, job_type, workplace, null as place, count(*) as n from found
    group by grouping sets ((), (department), (job_type), (workplace))
    union all select null, null, null, place, count(*) from found, unnest(places) place group by place`)

export async function findVacancy(sql: Queryable, id: string): Promise<VacancyRow | undefined> {
  const [row] = await sql<VacancyRow[]>`select ${sql(COLUMNS)} from content.vacancy v where v.id = ${id}`
  return row
}

export const listByIds = (sql: Queryable, ids: string[]) => sql<
  (Pick<VacancyRow, 'id' | 'company_id' | 'state' | 'title' | 'locale' | 'last_day'> & {
    is_barred: boolean
    is_listed: boolean
  })[]
>`
  select v.id, v.company_id, v.state, v.title, v.locale, v.last_day,
    v.findings @> '[{"kind": "declined"}, {"kind": "taken_down"}]' as is_barred, s.status = 1 as is_listed
  from content.vacancy v join content.company_stats s on s.company_id = v.company_id where v.id = any(${ids}::uuid[])`

export async function lockVacancy(tx: Tx, id: string): Promise<VacancyRow | undefined> {
  const [row] = await tx<VacancyRow[]>`
    select ${tx(COLUMNS)} from content.vacancy v where v.id = ${id} for update`
  return row
}

/** Vacancies of a company, newest first. */
export const listOfCompany = (sql: Queryable, companyId: string, limit: number): Promise<VacancyRow[]> =>
  sql<VacancyRow[]>`
    select ${sql(COLUMNS)} from content.vacancy v
    where v.company_id = ${companyId} and v.state <> 'removed' order by v.opened_on desc, v.id limit ${limit}`

export type Written = VacancyContent &
  Pick<VacancyRow, 'id' | 'company_id' | 'state' | 'findings' | 'opened_on' | 'reposted' | 'version'>

/** Inserts or updates a vacancy; its search words are written separately. */
export async function putVacancy(tx: Tx, { findings, ...row }: Written): Promise<void> {
  const values = { ...row, findings: tx.json(findings), note: null }
  await tx`
    insert into content.vacancy ${tx({ ...values, words: '' })}
    on conflict (id) do update set ${tx(values)}`
}

/** Locks all vacancies of a company, including removed ones, because their findings hold later vacancies. */
export const lockOfCompany = (tx: Tx, companyId: string): Promise<VacancyRow[]> =>
  tx<VacancyRow[]>`
    select ${tx(COLUMNS)} from content.vacancy v where v.company_id = ${companyId} order by v.id for update`

export const moveVacancy = (
  tx: Tx,
  { id, company_id, opened_on }: Pick<VacancyRow, 'id' | 'company_id' | 'opened_on'>,
) => tx`
  update content.vacancy set company_id = ${company_id}, opened_on = ${opened_on} where id = ${id}`

/** False where the vacancy was in none of the states `from`. */
export async function setState(
  tx: Tx,
  id: string,
  from: VacancyRow['state'][],
  to: VacancyRow['state'],
): Promise<boolean> {
  const { count } = await tx`
    update content.vacancy set state = ${to} where id = ${id} and state = any(${from})`
  return count === 1
}

/** Whether a takedown is in force for the company. */
export async function isTakenDown(sql: Queryable, companyId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from content.vacancy where company_id = ${companyId} and findings @> '[{"kind": "taken_down"}]' limit 1`
  return rows.length > 0
}

/** An open vacancy that readers see. */
export async function findShown(
  sql: Queryable,
  id: string,
  today: string,
): Promise<{ company_id: string } | undefined> {
  const [row] = await sql<{ company_id: string }[]>`
    select v.company_id from content.vacancy v join content.company_stats s on s.company_id = v.company_id
    where v.id = ${id} and v.state = 'open' and v.last_day >= ${today} and s.status = 1`
  return row
}

/** Companies with open or held vacancies, except merged companies whose vacancies are still to be moved. */
export async function listPosting(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ company_id: string }[]>`
    select company_id from (
      select company_id from content.vacancy where state = 'open'
      union select company_id from content.vacancy where state = 'held') v
    where not exists (select 1 from content.company c where c.id = v.company_id and c.merged_into is not null)`
  return rows.map(row => row.company_id)
}

export const closeAll = (tx: Tx, companyIds: string[]) => tx<Pick<VacancyRow, 'id' | 'company_id'>[]>`
  update content.vacancy set state = 'closed'
  where company_id = any(${companyIds}::uuid[]) and state in ('open', 'held') returning id, company_id`

export const endPassed = (sql: Queryable, today: string) =>
  sql`update content.vacancy set state = 'ended' where state = 'open' and last_day < ${today}`

export const listNewlyOpen = (
  sql: Queryable,
  { after, until, today }: { after: string; until: string; today: string },
  limit: number,
): Promise<NewVacancy[]> =>
  sql<NewVacancy[]>`
    select v.id, v.company_id, c.name as company, c.slug, v.title, v.job_role_id, v.department, v.job_type,
      v.experience_years, v.pay_from, v.pay_to, v.pay_period, v.monthly, v.workplace, v.city_ids, v.places, v.opened_on, s.best_score,
      tsvector_to_array(v.words) as words
    from content.vacancy v join content.company_stats s on s.company_id = v.company_id
      join content.company c on c.id = v.company_id
    where ${matching(sql, { today })} and v.opened_on > ${after} and v.opened_on <= ${until}
    order by v.opened_on desc, v.id desc limit ${limit}`
