import type { Department, JobType } from '#shared/contract/keys.ts'
import type { Queryable } from '#server/platform/db/db.ts'

/** Amounts in rupiah; `people` is the lower bound of a band. Tails (p10, p90) only from ten people on. */
export type RangeRow = {
  people: number
  p10: number | null
  p25: number
  p50: number
  p75: number
  p90: number | null
}

/** A company's cell; '' stands for any department or job type. */
export type CellRow = RangeRow & {
  department: Department | ''
  job_type: JobType | ''
  thr_people: number | null
  thr_p50: number | null
  bonus_people: number | null
  bonus_p50: number | null
}

/**
 * Scopes of figures over companies, and the meaning of their keys `a`, `b`, `c`. Department or role comes first, so
 * that one index range holds all figures of it.
 */
export const SCOPES = {
  industry_department_province: ['department', 'industry', 'province'],
  industry_department: ['department', 'industry'],
  department_province: ['department', 'province'],
  department: ['department'],
  industry: ['industry'],
  role_city: ['role', 'city'],
  role_province: ['role', 'province'],
  role_years: ['role', 'years'],
  role_year: ['role', 'year'],
  role: ['role'],
  city: ['city'],
  province: ['province'],
} as const
export type WideScope = keyof typeof SCOPES
export type FigureKey = { scope: WideScope; a: string; b: string; c: string }
/** `companies` is the lower bound of a band, too. */
export type FigureRow = FigureKey & RangeRow & { companies: number }

export const figureKey = (scope: WideScope, a: string, b = '', c = ''): FigureKey => ({ scope, a, b, c })

export async function findSnapshot(sql: Queryable): Promise<string | null> {
  const [row] = await sql<{ week: string | null }[]>`select max(week) as week from content.pay_snapshot`
  return row?.week ?? null
}

export const listCells = (sql: Queryable, companyId: string): Promise<CellRow[]> =>
  sql<CellRow[]>`
    select department, job_type, people, p10, p25, p50, p75, p90, thr_people, thr_p50, bonus_people, bonus_p50
    from content.pay_cell where company_id = ${companyId} order by department, job_type`

/** Listed companies ordered by id, each with its number of cells. */
export const listPaidAfter = (sql: Queryable, after: string, limit: number) => sql<
  { id: string; slug: string; cells: number }[]
>`
  select c.id, c.slug, count(*)::integer as cells
  from content.pay_cell p join content.company c on c.id = p.company_id and c.status = 1
  where p.department <> '' and p.company_id > ${after}
  group by c.id order by c.id limit ${limit}`

export async function findFigures(sql: Queryable, keys: FigureKey[]): Promise<FigureRow[]> {
  if (keys.length === 0) return []
  const of = (part: keyof FigureKey) => keys.map(key => key[part])
  return sql<FigureRow[]>`
    select scope, a, b, c, people, companies, p10, p25, p50, p75, p90
    from unnest(${of('scope')}::text[], ${of('a')}::text[], ${of('b')}::text[], ${of('c')}::text[]) as requested (scope, a, b, c)
      join content.pay_figure f using (scope, a, b, c)`
}

/** All figures of these scopes, or only those with key `a`, highest median first. */
export const listFigures = (sql: Queryable, scopes: WideScope[], a?: string): Promise<FigureRow[]> =>
  sql<FigureRow[]>`
    select scope, a, b, c, people, companies, p10, p25, p50, p75, p90
    from content.pay_figure where scope = any(${scopes}) ${a === undefined ? sql`` : sql`and a = ${a}`}
    order by p50 desc, a, b, c`

/** A list shows a figure from this many people of this many companies on. */
export type Floor = [people: number, companies: number]

/** The figures of each scope that reach its floor, highest median first; at most `limit` of each (null: all). */
export const listTop = (
  sql: Queryable,
  floors: Partial<Record<WideScope, Floor>>,
  limit: number | null,
): Promise<FigureRow[]> => {
  const of = (part: 0 | 1) => Object.values(floors).map(floor => floor[part])
  return sql<FigureRow[]>`
    select f.scope, f.a, f.b, f.c, f.people, f.companies, f.p10, f.p25, f.p50, f.p75, f.p90
    from unnest(${Object.keys(floors)}::text[], ${of(0)}::int[], ${of(1)}::int[]) as requested (scope, people, companies)
      cross join lateral (
        select scope, a, b, c, people, companies, p10, p25, p50, p75, p90
        from content.pay_figure
        where scope = requested.scope and people >= requested.people and companies >= requested.companies
        order by p50 desc, a limit ${limit}
      ) f
    order by f.p50 desc, f.a`
}

export type PaidDepartment = RangeRow & { company_id: string; department: Department }
type Narrowed = { department?: Department | undefined; companies?: string[] | undefined; limit: number }

/**
 * Departments of listed companies, highest median first. The floor of ten people must match the partial indexes of
 * `pay_cell`.
 */
export const listPaid = (
  sql: Queryable,
  { department, companies, limit }: Narrowed,
): Promise<PaidDepartment[]> =>
  sql<PaidDepartment[]>`
    select p.company_id, p.department, p.people, p.p10, p.p25, p.p50, p.p75, p.p90
    from content.pay_cell p join content.company_stats s on s.company_id = p.company_id and s.status = 1
    where p.people >= 10 and p.department <> '' and p.job_type = ''
      ${department ? sql`and p.department = ${department}` : sql``}
      ${companies ? sql`and p.company_id = any(${companies}::uuid[])` : sql``}
    order by p.p50 desc, p.company_id, p.department limit ${limit}`
