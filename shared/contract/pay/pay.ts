import { z } from 'zod'
import { companyCard } from '../companies/company-card.ts'
import { city, count, day, id, monthlyPay, reportBody, slug, typed, whole } from '../fields.ts'
import { MOST_YEARS, SALARY } from '#shared/rules/pay-limits.ts'
import { hiddenComment, YEAR_BANDS } from './pay-parts.ts'
import { DEPARTMENTS, INDUSTRIES, JOB_TYPES } from '../keys.ts'
import { STUBS } from '../contact/stubs.ts'

/** Whole rupiah a month: base pay and fixed allowances, before deductions; rounded to Rp 100,000. */
const rupiah = z.number().int().positive()
/** At least so many salaries: the lower bound of a band (5, 10, 25, 50, 100, 250, 500, 1000). A person who gave pay for two years counts twice. */
export const people = z.literal([5, 10, 25, 50, 100, 250, 500, 1000])
export type PeopleBand = z.output<typeof people>
/**
 * Quartiles and median; the tenth and ninetieth percentile from ten salaries on. Each is the mean of the three
 * amounts around its rank, without the lowest and the highest, so that no figure is one person's amount.
 */
const payRange = z.object({
  people,
  p10: rupiah.nullable(),
  p25: rupiah,
  p50: rupiah,
  p75: rupiah,
  p90: rupiah.nullable(),
})
export type PayRange = z.output<typeof payRange>

const department = z.enum(DEPARTMENTS)
const jobType = z.enum(JOB_TYPES)

/** The minimum wage of a place and year. `level`: whose figure it is; `at_least`: the wage that applies there may be higher. */
const minimumWageFact = z.object({
  amount: rupiah,
  year: z.number().int(),
  level: z.enum(['regency', 'province']),
  place: z.string(),
  at_least: z.boolean(),
  /** The publisher of the figure. */
  source: z.string(),
  checked: z.boolean(),
})

/** The group of a figure, from narrow to wide; always shown to readers. */
const PAY_SCOPES = [
  'company_department_job_type',
  'company_department',
  'company',
  'industry_department_province',
  'industry_department',
  'department_province',
  'department',
  'industry',
  'role_city',
  'role_province',
  'role_years',
  'role',
  'city',
  'province',
] as const
const payScope = z.object({
  scope: z.enum(PAY_SCOPES),
  department: department.nullable(),
  job_type: jobType.nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  /** Names in the reader's language. */
  role: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  /** Lower bound of a band of years in the role, as in `rolePay`. */
  years: z.literal(YEAR_BANDS).nullable(),
})
export type PayOf = z.output<typeof payScope>
export const payScoped = z.object({ of: payScope, range: payRange })

/** One company's figures, frozen on Monday `as_of`; null before the first. */
const companySalaries = z.object({
  as_of: day.nullable(),
  /** Years that the figures combine. */
  years: z.object({ from: z.number().int(), to: z.number().int() }),
  /**
   * Shown groups: department with job type, or a whole department (job_type null) where its job types have too few
   * people. New pay is counted five or more at a time, from different weeks.
   */
  cells: z.array(
    z.object({
      department,
      job_type: jobType.nullable(),
      range: payRange,
      /** The closest figure of the same department in the industry. */
      benchmark: payScoped.nullable(),
      below_minimum: z.boolean(),
    }),
  ),
  /** All salaries of the company together. */
  whole: payRange.nullable(),
  thr_months: z.object({ people, p50: z.number() }).nullable(),
  bonus_months: z.object({ people, p50: z.number() }).nullable(),
  minimum_wage: minimumWageFact.nullable(),
  /** Figure of the industry or province, where no requested cell is shown. */
  fallback: payScoped.nullable(),
  comments: z.array(
    z.object({
      id,
      words: z.string().nullable(),
      stub: z.enum(STUBS).nullable(),
      hidden: hiddenComment.nullable(),
    }),
  ),
  /** Number of further comments. The order is random, so that it does not disclose the newest. */
  more_comments: count,
  choices: z.object({ departments: z.array(department), job_types: z.array(jobType) }),
  filters: z.object({
    department: department.nullable(),
    job_type: jobType.nullable(),
    job: z.string().nullable(),
    sort: z.enum(['most', 'highest', 'lowest']),
  }),
})
export type CompanySalaries = z.output<typeof companySalaries>
const MOST_COMMENTS = 100
const companyQuery = z.object({
  department: department.optional(),
  job_type: jobType.optional(),
  sort: z.enum(['most', 'highest', 'lowest']).default('highest').catch('highest'),
  /** Most comments to return. */
  comments: whole(0, MOST_COMMENTS).default(MOST_COMMENTS).catch(MOST_COMMENTS),
  /** A role by its id or name; the response is the labelled cell of its department. */
  job: typed(80).optional(),
})

const namedRole = z.object({ id: z.string(), name: z.string(), department })

const paidPlace = z.object({ id: z.string(), name: z.string(), range: payRange })
const topSalaries = z.object({
  as_of: day.nullable(),
  mode: z.enum(['top_companies', 'top_paid_jobs']),
  search: z.string(),
  /** Departments of companies with ten salaries or more, highest median first. */
  companies: z.array(z.object({ company: companyCard, department, range: payRange })),
  departments: z.array(paidPlace),
  roles: z.array(paidPlace),
  cities: z.array(paidPlace),
  industries: z.array(paidPlace),
  /**
   * Roles and departments that the search words name, with or without known pay, and the place at their start or end
   * ("perawat surabaya"). `namesakes` are other places of that name.
   */
  matches: z.object({
    roles: z.array(namedRole),
    /** The first role's name equals the words. */
    exact: z.boolean(),
    departments: z.array(department),
    city: city.nullable(),
    namesakes: z.array(city),
  }),
  /** Minimum of people and of companies for each list. */
  floors: z.object({
    department: z.tuple([count, count]),
    industry: z.tuple([count, count]),
    role: z.tuple([count, count]),
    city: z.tuple([count, count]),
    province: z.tuple([count, count]),
    company_department: z.tuple([count, count]),
  }),
})
const topQuery = z.object({
  mode: z.enum(['top_companies', 'top_paid_jobs']).default('top_paid_jobs'),
  search: typed(80).default(''),
  /** Most rows of each list; companies are always up to fifty. */
  limit: whole(1, 500).optional().catch(undefined),
})

const paidProvince = z.object({
  code: z.string(),
  name: z.string(),
  range: payRange,
  minimum_wage: z.number().int().nullable(),
})

/** The map: every province with its range, null where withheld, and its minimum wage. */
const payMap = z.object({
  as_of: day.nullable(),
  provinces: z.array(paidProvince.extend({ range: payRange.nullable() })),
})
const mapQuery = z.object({ department: department.optional() })

/** A role's pay over all companies. */
const rolePay = z.object({
  as_of: day.nullable(),
  role: namedRole,
  range: payRange.nullable(),
  fallback: payScoped.nullable(),
  provinces: z.array(paidProvince),
  /** Cities and regencies with enough pay, highest first. */
  cities: z.array(paidPlace),
  experience: z.array(z.object({ from: z.literal(YEAR_BANDS), range: payRange })),
  /** Calendar years, each with the mean of all provinces' minimum wages of that year. */
  years: z.array(
    z.object({ year: z.number().int(), p50: rupiah, minimum_wage: z.number().int().nullable() }),
  ),
  companies: z.array(z.object({ company: companyCard, range: payRange })),
})
const departmentPay = z.object({
  as_of: day.nullable(),
  department,
  range: payRange.nullable(),
  provinces: z.array(paidProvince),
  industries: z.array(z.object({ industry: z.enum(INDUSTRIES), range: payRange })),
  roles: z.array(paidPlace),
  companies: z.array(z.object({ company: companyCard, range: payRange })),
})

/**
 * The cell that a pay is compared with. The caller's pay is never stored: it stays with the caller or is sent in a
 * request body that is not logged.
 */
const comparison = z.object({
  as_of: day.nullable(),
  benchmark: payScoped.nullable(),
  /** The city, resolved from the given name, and other places of that name. */
  city: city.nullable(),
  namesakes: z.array(city),
  /** True where the requested group is withheld and `benchmark` is a wider one. */
  wider: z.boolean(),
  /** Requested attributes that `benchmark` does not include. No figure is by job type alone; years and city are never combined. */
  without: z.array(z.enum(['job_role', 'city', 'job_type', 'years'])),
  role: namedRole.nullable(),
  minimum_wage: minimumWageFact.nullable(),
  companies: z.array(z.object({ company: companyCard, range: payRange })),
  /**
   * Only where a pay was sent. Percentiles are a band of ten, interpolated between the shown figures; outside them
   * the whole rest: 0–10, or 0–25 for few people.
   */
  outcome: z
    .object({
      monthly_salary: z.number().int(),
      place: z.enum(['below', 'within', 'above']),
      percentile: z.object({ from: count, to: count }),
      above_median: z.number().int(),
      below_minimum: z.boolean(),
    })
    .nullable(),
})
export type TopSalaries = z.output<typeof topSalaries>
export type PayMap = z.output<typeof payMap>
export type RolePay = z.output<typeof rolePay>
export type DepartmentPay = z.output<typeof departmentPay>
export type Comparison = z.output<typeof comparison>

const comparedWith = {
  department: department.optional(),
  /** A role by its id or name. */
  job_role: typed(80).optional(),
  /** No figure includes it; the response lists it in `without`. */
  job_type: jobType.optional(),
  /** A city or regency by its id or name. */
  city: typed(60).optional(),
  years: whole(0, MOST_YEARS).optional(),
}

export const paySchemas = {
  topSalaries: { query: topQuery, response: topSalaries },
  payMap: { query: mapQuery, response: payMap },
  companySalaries: { params: z.object({ slug }), query: companyQuery, response: companySalaries },
  companySalariesFirst: { params: z.object({ slug }), query: companyQuery, response: companySalaries },
  rolePay: { params: z.object({ role: z.string().max(80) }), response: rolePay },
  departmentPay: { params: z.object({ department: z.string().max(40) }), response: departmentPay },
  payBenchmark: { query: z.object(comparedWith), response: comparison },
  comparePay: {
    body: z.strictObject({ ...comparedWith, monthly_salary: monthlyPay(SALARY.min, SALARY.max) }),
    response: comparison,
  },
  reportSalaryComment: {
    params: z.object({ id }),
    body: reportBody,
    response: z.object({ received: z.literal(true) }),
  },
}
