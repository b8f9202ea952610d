import { REVIEW_SORTS } from '#shared/contract/keys.ts'
import type { Case } from './scale-measure.ts'
import { seeded } from './search-data.ts'
import type { Site } from './site.ts'

const BAR = 5
const MANY = '50,000 reviews'
const LARGEST = 'c-0'
const ORDINARY = 1000
const FILTERS = ['score', 'recommend', 'department', 'job_role', 'city', 'type'] as const
type Filter = (typeof FILTERS)[number]
type Choices = { departments: string[]; job_roles: { id: string }[]; cities: { id: string }[] }

const random = seeded(11)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/**
 * Lists and summaries of an ordinary company's reviews and of the largest one's, by each filter that its page offers.
 */
export function reviewCases(site: Site): Case[] {
  const ordinary = () => `c-${1 + Math.floor(random() * ORDINARY)}`
  return [...casesOf(site, 'ten reviews', ordinary), ...casesOf(site, MANY, () => LARGEST)]
}

function casesOf(site: Site, what: string, slug: () => string): Case[] {
  const plan = what === MANY
  const known = new Map<string, Choices>()
  const choicesOf = async (of: string) => {
    const choices = known.get(of) ?? (await site.ask({ name: 'reviewFilters', params: { slug: of } }))
    known.set(of, choices)
    return choices
  }
  const listBy = async (filter?: Filter) => {
    const of = slug()
    const chosen = filter ? await choose(filter, await choicesOf(of)) : {}
    return {
      name: 'companyReviews',
      params: { slug: of },
      query: { ...chosen, sort: pick(REVIEW_SORTS) },
    } as const
  }
  const next = async () => {
    const first = await listBy(pick(FILTERS))
    const { next: cursor } = (await site.ask(first)).page
    return cursor ? { ...first, query: { ...first.query, cursor } } : first
  }
  return [
    { what: `Of ${what}, no filter, any order`, bar: BAR, make: () => listBy() },
    ...FILTERS.map(filter => ({
      what: `Of ${what}, by ${filter}, any order`,
      bar: BAR,
      plan,
      make: () => listBy(filter),
    })),
    { what: `Of ${what}, by any filter, second page`, bar: BAR, plan, make: next },
    ...FILTERS.map(filter => ({
      what: `Summary of ${what} by ${filter}`,
      bar: BAR,
      plan,
      async make() {
        const { params, query } = await listBy(filter)
        return { name: 'reviewSummary' as const, params, query }
      },
    })),
  ]
}

async function choose(
  filter: Filter,
  { departments, job_roles, cities }: Choices,
): Promise<Record<string, string>> {
  if (filter === 'score') return { score: pick(['1', '2', '3', '4', '5']) }
  if (filter === 'recommend') return { recommend: pick(['0', '1']) }
  if (filter === 'type') return { type: pick(['employee', 'former', 'applicant']) }
  if (filter === 'department') return departments.length > 0 ? { department: pick(departments) } : {}
  if (filter === 'job_role') return job_roles.length > 0 ? { job_role: pick(job_roles).id } : {}
  return cities.length > 0 ? { city: pick(cities).id } : {}
}
