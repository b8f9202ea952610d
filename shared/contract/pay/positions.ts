import { z } from 'zod'
import { city, count, cursor, day, page, slug, typed } from '../fields.ts'
import { DEPARTMENTS, JOB_TYPES, POSITION_FILTERS, POSITION_SORTS } from '../keys.ts'
import { payScoped } from './pay.ts'

const department = z.enum(DEPARTMENTS)
const jobType = z.enum(JOB_TYPES)
const named = z.object({ slug: z.string(), name: z.string() })

/** A role with its pay, open vacancies and reviews. */
const position = z.object({
  role: z.object({ id: z.string(), name: z.string(), department }),
  /** The closest shown figure, of the requested city where possible. */
  pay: payScoped.nullable(),
  /** Open vacancies that match the filters, the number of their companies, and the day of the newest. */
  open: z.object({ vacancies: count, companies: count, newest: day.nullable() }),
  /** Companies with recent vacancies. */
  hiring: z.array(named),
  /** Reviews that name the role, of companies with three or more of them. */
  review_counts: z.object({ reviews: count, companies: count }),
})
export type Position = z.output<typeof position>

const facetOf = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count }))
/** Number of roles per filter value, most first; cities and companies are limited to the first ones and the selected one. */
const filters = z.object({
  cities: facetOf(city),
  companies: facetOf(named),
  departments: facetOf(department),
  job_types: facetOf(jobType),
})
export type PositionFilters = z.output<typeof filters>

const positions = z.object({
  positions: z.array(position),
  page,
  filters,
  /** The city filter, resolved from the given name, and other places of that name. */
  city: city.nullable(),
  namesakes: z.array(city),
  company: named.nullable(),
})
export type Positions = z.output<typeof positions>

const filterQuery = {
  q: typed(100).default(''),
  city: typed(60).optional().catch(undefined),
  company: slug.optional().catch(undefined),
  department: department.optional().catch(undefined),
  job_type: jobType.optional().catch(undefined),
}

export const positionSchemas = {
  positions: {
    query: z.object({
      ...filterQuery,
      sort: z.enum(POSITION_SORTS).default('newest').catch('newest'),
      cursor,
    }),
    response: positions,
  },
  positionFilters: { query: z.object(filterQuery), response: filters },
  /** A single one of the lists. */
  positionFilter: {
    params: z.object({ filter: z.enum(POSITION_FILTERS) }),
    query: z.object(filterQuery),
    response: filters.partial(),
  },
}
