import { z } from 'zod'
import { city, count, cursor, day, page, slug, typed } from '../fields.ts'
import { DEPARTMENTS, JOB_TYPES, POSITION_FILTERS, POSITION_SORTS } from '../keys.ts'
import { payScoped } from './pay.ts'

const department = z.enum(DEPARTMENTS)
const jobType = z.enum(JOB_TYPES)
const named = z.object({ slug: z.string(), name: z.string() })

/** A role with what is known of it: what it earns, who hires, what people say. */
const position = z.object({
  role: z.object({ id: z.string(), name: z.string(), department }),
  /** The nearest figure that is shown, in the city asked for where there is one. */
  pay: payScoped.nullable(),
  /** Open vacancies that fit the filters, of how many companies, and the day of the newest. */
  open: z.object({ vacancies: count, companies: count, newest: day.nullable() }),
  /** Companies that posted one lately. */
  hiring: z.array(named),
  /** Reviews that tell the role, of companies where three or more do. */
  said: z.object({ reviews: count, companies: count }),
})
export type Position = z.output<typeof position>

const facetOf = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count }))
/** How many roles each choice would leave, most first: lists of cities and companies hold the first and the one chosen. */
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
  /** The city that narrows the list, by whatever name it was given, and what else that name could mean. */
  city: city.nullable(),
  namesakes: z.array(city),
  company: named.nullable(),
})
export type Positions = z.output<typeof positions>

const asked = {
  q: typed(100).default(''),
  city: typed(60).optional().catch(undefined),
  /** By its slug. */
  company: slug.optional().catch(undefined),
  department: department.optional().catch(undefined),
  job_type: jobType.optional().catch(undefined),
}

export const positionSchemas = {
  positions: {
    query: z.object({
      ...asked,
      sort: z.enum(POSITION_SORTS).default('newest').catch('newest'),
      cursor,
    }),
    response: positions,
  },
  positionFilters: { query: z.object(asked), response: filters },
  /** One of the lists alone. */
  positionFilter: {
    params: z.object({ filter: z.enum(POSITION_FILTERS) }),
    query: z.object(asked),
    response: filters.partial(),
  },
}
