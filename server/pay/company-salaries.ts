import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Department, JobType } from '#shared/contract/keys.ts'
import type { CountedCompany } from '#server/companies/find.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { presentComments } from './comments.ts'
import { figureKey, findFigures, listCells, type CellRow } from './figure-store.ts'
import { aroundCompany, nearest } from './nearest.ts'
import { presentCell, presentFigure, presentRange } from './present.ts'
import { minimumWageIn, type Deps } from './reading.ts'
import { resolveRole } from './resolve-role.ts'
import { countComments, listComments } from './store.ts'
import { poolYears } from './years.ts'

type Answer = Sent<'companySalaries'>
type Query = HandlerInput<'companySalaries'>['query']
type Filters = Answer['filters']

export async function readCompanySalaries(
  deps: Deps,
  company: CountedCompany,
  query: Query,
): Promise<Answer> {
  const { sql, places, locale, clock } = deps
  const filters = filtersFor(deps, query)
  const [as_of, cells, comments] = await Promise.all([
    deps.asOf(),
    listCells(sql, company.id),
    commentsOf(sql, company.id, query.comments),
  ])
  const listed = sorted(
    cells.filter(cell => isListed(cell, cells, filters)),
    filters.sort,
  )
  const around = new Map(departmentsOf(cells, filters).map(one => [one, aroundCompany(one, company)]))
  const industry = company.industry ? [figureKey('industry', company.industry)] : []
  const figures = await findFigures(sql, [...[...around.values()].flat(), ...industry])
  const scoped = (found: ReturnType<typeof nearest>) => (found ? presentFigure(found, places, locale) : null)
  const whole = cells.find(cell => cell.department === '')
  const years = poolYears(as_of, clock)
  const minimum_wage = minimumWageIn(deps, company.city_id, years.to)
  return {
    as_of,
    years,
    cells: listed.map(cell => ({
      department: cell.department as Department,
      job_type: cell.job_type || null,
      range: presentRange(cell),
      benchmark: scoped(nearest(around.get(cell.department as Department) ?? [], figures)),
      below_minimum: minimum_wage !== null && cell.p50 < minimum_wage.amount,
    })),
    whole: whole ? presentRange(whole) : null,
    thr_months: months(whole?.thr_people, whole?.thr_p50),
    bonus_months: months(whole?.bonus_people, whole?.bonus_p50),
    minimum_wage,
    fallback: listed.length === 0 ? fallbackOf() : null,
    ...(cells.length > 0 ? comments : { comments: [], more_comments: 0 }),
    choices: choicesOf(cells),
    filters,
  }

  function fallbackOf(): Answer['fallback'] {
    const { department } = filters
    const wider = department && cells.find(cell => cell.department === department && cell.job_type === '')
    if (wider) return presentCell(wider)
    return scoped(nearest(department ? (around.get(department) ?? []) : industry, figures))
  }
}

async function commentsOf(
  sql: Queryable,
  company: string,
  most: number,
): Promise<Pick<Answer, 'comments' | 'more_comments'>> {
  if (most === 0) return { comments: [], more_comments: 0 }
  const found = await listComments(sql, company, most)
  const all = found.length < most ? found.length : await countComments(sql, company)
  return { comments: await presentComments(sql, found), more_comments: all - found.length }
}

/** A role selects its department: the pay of a single role at a company is never disclosed. */
function filtersFor(deps: Deps, { department, job_type, job, sort }: Query): Filters {
  const role = job ? resolveRole(deps, job, 'job') : undefined
  return {
    department: department ?? role?.department ?? null,
    job_type: job_type ?? null,
    job: role ? role.name[deps.locale] : null,
    sort,
  }
}

const matchesFilters = (cell: CellRow, { department, job_type }: Filters): boolean =>
  cell.department !== '' &&
  (department === null || cell.department === department) &&
  (job_type === null || cell.job_type === job_type)

/** Job types are listed in place of their department where any is shown, unless that department is asked for. */
const isListed = (cell: CellRow, cells: CellRow[], filters: Filters): boolean =>
  matchesFilters(cell, filters) &&
  (cell.job_type !== '' ||
    filters.department !== null ||
    !cells.some(other => other.department === cell.department && other.job_type !== ''))

function sorted(cells: CellRow[], sort: Filters['sort']): CellRow[] {
  const by = {
    most: (a: CellRow, b: CellRow) => b.people - a.people || b.p50 - a.p50,
    highest: (a: CellRow, b: CellRow) => b.p50 - a.p50,
    lowest: (a: CellRow, b: CellRow) => a.p50 - b.p50,
  }
  return cells.toSorted(by[sort])
}

const departmentsOf = (cells: CellRow[], { department }: Filters): Department[] =>
  department ? [department] : [...new Set(cells.flatMap(cell => cell.department || []))]

const months = (people: number | null | undefined, p50: number | null | undefined) =>
  people && p50 != null ? { people: people as 5, p50 } : null

function choicesOf(cells: CellRow[]): Answer['choices'] {
  const of = <K extends 'department' | 'job_type'>(key: K) => [
    ...new Set(cells.flatMap(cell => cell[key] || [])),
  ]
  return { departments: of('department') as Department[], job_types: of('job_type') as JobType[] }
}
