import { z } from 'zod'
import { companyCard } from '../companies/company-card.ts'
import { city, count, day, id, monthlyPay, reportBody, slug, typed, whole } from '../fields.ts'
import { MOST_YEARS, SALARY } from '#shared/rules/pay-limits.ts'
import { hiddenComment, YEAR_BANDS } from './pay-parts.ts'
import { DEPARTMENTS, INDUSTRIES, JOB_TYPES } from '../keys.ts'
import { STUBS } from '../contact/stubs.ts'

/** Whole rupiah a month: base pay and fixed allowances, before deductions; rounded to Rp 100,000. */
const rupiah = z.number().int().positive()
/** At least so many salaries: the floor of a band (5, 10, 25, 50, 100, 250, 500, 1000). Whoever told two years has two. */
export const people = z.literal([5, 10, 25, 50, 100, 250, 500, 1000])
export type PeopleBand = z.output<typeof people>
/**
 * Quartiles and median; the tenth and ninetieth percentile from ten people on. Each is the mean of the three amounts
 * around its place, the lowest and the highest left out, so that none is one person's.
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

/** The lowest lawful pay of a place and year; `level` says whose figure it is, `at_least` that what holds there now may be higher. */
const minimumWageFact = z.object({
  amount: rupiah,
  year: z.number().int(),
  level: z.enum(['regency', 'province']),
  place: z.string(),
  at_least: z.boolean(),
  /** Who says so. */
  source: z.string(),
  checked: z.boolean(),
})

/** What a figure is of, from narrow to wide; readers are always told. */
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
  /** Years in the role, from so many on: a band as in `rolePay`. */
  years: z.literal(YEAR_BANDS).nullable(),
})
export type PayOf = z.output<typeof payScope>
/** A range with what it is of. */
export const payScoped = z.object({ of: payScope, range: payRange })

/** One company's figures, frozen on Monday `as_of`; null before the first. */
const companySalaries = z.object({
  as_of: day.nullable(),
  /** Years that the figures pool. */
  years: z.object({ from: z.number().int(), to: z.number().int() }),
  /** What is shown: department with job type, or a department as a whole (job_type null) where its kinds are too few. */
  cells: z.array(
    z.object({
      department,
      job_type: jobType.nullable(),
      range: payRange,
      /** The median of the same department in the industry, as near as it can be told. */
      beside: payScoped.nullable(),
      below_minimum: z.boolean(),
    }),
  ),
  /** Groups of which some pay counts, too little to be shown. */
  withheld: z.array(z.object({ department, job_type: jobType.nullable() })),
  /** All of the company together. */
  whole: payRange.nullable(),
  thr_months: z.object({ people, p50: z.number() }).nullable(),
  bonus_months: z.object({ people, p50: z.number() }).nullable(),
  minimum_wage: minimumWageFact.nullable(),
  /** Where the asked cell, or every cell, is withheld: what industry and province say instead. */
  instead: payScoped.nullable(),
  /**
   * Null where the asked cell is shown. `some`: part of what it needs counts; `most`: nothing does, however many wait. Either
   * way at least one more is needed. New pay counts three or more at a time, from different weeks, so that it may take more.
   */
  needed: z.enum(['some', 'most']).nullable(),
  comments: z.array(
    z.object({
      id,
      words: z.string().nullable(),
      stub: z.enum(STUBS).nullable(),
      hidden: hiddenComment.nullable(),
    }),
  ),
  /** How many there are beyond those; in random order, so that the newest are nowhere. */
  more_comments: count,
  choices: z.object({ departments: z.array(department), job_types: z.array(jobType) }),
  asked: z.object({
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
  /** At most so many. */
  comments: whole(0, MOST_COMMENTS).default(MOST_COMMENTS).catch(MOST_COMMENTS),
  /** A role by its id, or by its name as people say it: answers the cell of its department, labelled. */
  job: typed(80).optional(),
})

const namedRole = z.object({ id: z.string(), name: z.string(), department })

/** A row of a list with floors. */
const paidPlace = z.object({ id: z.string(), name: z.string(), range: payRange })
const topSalaries = z.object({
  as_of: day.nullable(),
  mode: z.enum(['top_companies', 'top_paid_jobs']),
  search: z.string(),
  /** Companies' departments from ten people, highest median first. */
  companies: z.array(z.object({ company: companyCard, department, range: payRange })),
  departments: z.array(paidPlace),
  roles: z.array(paidPlace),
  cities: z.array(paidPlace),
  industries: z.array(paidPlace),
  /**
   * What the words of a search name, whatever is known of its pay, and the place that they end or begin with: "perawat
   * surabaya". `namesakes` are what else that place's name could mean.
   */
  meant: z.object({
    roles: z.array(namedRole),
    /** The first of them is called just so. */
    exact: z.boolean(),
    departments: z.array(department),
    city: city.nullable(),
    namesakes: z.array(city),
  }),
  /** People and companies from which each list shows something. */
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
  /** At most so many rows of each list; of companies there are fifty in any case. */
  limit: whole(1, 500).optional().catch(undefined),
})

const paidProvince = z.object({
  code: z.string(),
  name: z.string(),
  range: payRange,
  minimum_wage: z.number().int().nullable(),
})

/** The map: every province, with its median where enough is known, and its minimum wage. */
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
  instead: payScoped.nullable(),
  provinces: z.array(paidProvince),
  /** Cities and regencies of which enough is known, most paid first. */
  cities: z.array(paidPlace),
  experience: z.array(z.object({ from: z.literal(YEAR_BANDS), range: payRange })),
  /** Calendar years, each beside the mean of all provinces' minimum wages of that year. */
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

/** The cell that a pay is compared with; the caller keeps the pay itself, or sends it in a body that nothing keeps. */
const comparison = z.object({
  as_of: day.nullable(),
  beside: payScoped.nullable(),
  /** The city that was meant, and what else its name could mean. */
  city: city.nullable(),
  namesakes: z.array(city),
  /** What was asked for and is too little known, narrower than `beside`. */
  wider: z.boolean(),
  /** What was asked for and does not count in `beside`. No figure counts a kind of work alone; years and city never count together. */
  without: z.array(z.enum(['job_role', 'city', 'job_type', 'years'])),
  role: namedRole.nullable(),
  minimum_wage: minimumWageFact.nullable(),
  companies: z.array(z.object({ company: companyCard, range: payRange })),
  /** Only where a pay was sent. Percentiles are a band of ten, interpolated between the figures shown; beyond those all that is there: 0–10, of few people 0–25. */
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
  /** A role by its id, or by its name as people say it. */
  job_role: typed(80).optional(),
  /** Counts in no figure: the answer says so in `without`. */
  job_type: jobType.optional(),
  /** A city or regency by its id, or by its name as people say it. */
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
  payBeside: { query: z.object(comparedWith), response: comparison },
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
