import type { SearchFacets } from '#shared/contract/companies/companies.ts'
import type { City } from '#shared/contract/fields.ts'
import { ANSWERS, INDUSTRIES, RECOMMEND } from '#shared/contract/keys.ts'
import type { Places } from '#server/places/places.ts'
import { MARKS, without, type Filters } from './filters.ts'
import type { FacetRow } from './store.ts'

/** Upper limit of counts; readers see "more than a thousand". */
export const MOST_COUNTED = 1001
/** Step 1 is missing, because every shown score is at least 1. */
const STEPS = [4, 3, 2]
const CITIES = 12

/** Number of companies, in total and per mark. */
export type FacetCounts = {
  total: number
  /** The counts are only a sample, or those of a larger set. */
  isCut: boolean
  of: (mark: string) => number
  /** Number of companies that have all of these marks of figures. */
  figures: (marks: string[]) => number
}

/** Converts rows that were counted up to `most`. */
export function facetCounts(rows: FacetRow[], most: number | null): FacetCounts {
  const total = rows.find(row => row.is_total)?.companies ?? 0
  const counts = new Map<string, number>()
  const together = rows.map(row => ({ marks: marksOf(row), companies: row.companies }))
  for (const { marks, companies } of together)
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + companies)
  return {
    total,
    isCut: total === most,
    of: mark => counts.get(mark) ?? 0,
    figures: required =>
      required.length === 0
        ? total
        : together.reduce(
            (all, { marks, companies }) =>
              required.every(mark => marks.includes(mark)) ? all + companies : all,
            0,
          ),
  }
}

const marksOf = ({ city_id, industry, stars, recommends, features }: FacetRow): string[] => [
  ...(city_id === null ? [] : [MARKS.city(city_id), MARKS.province(city_id)]),
  ...(industry === null ? [] : [MARKS.industry(industry)]),
  ...Array.from({ length: stars ?? 0 }, (_, i) => MARKS.score(i + 1)),
  ...(recommends === null ? [] : [MARKS.recommend(recommends)]),
  ...ANSWERS.filter((_, bit) => (features ?? 0) & (1 << bit)).map(MARKS.feature),
]

/**
 * Counts per filter value. Scores, shares, industries and cities ignore the choice in their own filter; features
 * combine with the chosen ones. If more companies match than are counted, the values are listed with null counts.
 */
export async function readFacets(
  counted: Promise<FacetCounts>,
  count: (filters: Filters) => Promise<FacetCounts>,
  filters: Filters,
  places: Places,
): Promise<{ total: number; facets: SearchFacets }> {
  const countWithout = (key: 'score' | 'recommend' | 'industry' | 'city') =>
    filters[key] === undefined ? counted : count(without(filters, key))
  const [all, score, recommend, industry, city] = await Promise.all([
    counted,
    countWithout('score'),
    countWithout('recommend'),
    countWithout('industry'),
    countWithout('city'),
  ])
  const steps =
    filters.score === undefined || STEPS.includes(filters.score) ? STEPS : [filters.score, ...STEPS]
  const facets = {
    score: steps.map(value => ({ value, count: shown(score, MARKS.score(value)) })),
    recommend: RECOMMEND.map(value => ({ value, count: shown(recommend, MARKS.recommend(value)) })),
    feature: ANSWERS.map(value => ({ value, count: shown(all, MARKS.feature(value)) })),
    industry: INDUSTRIES.map(value => ({ value, count: shown(industry, MARKS.industry(value)) })),
    city: citiesOf(city, filters, places).map(value => ({ value, count: shown(city, MARKS.city(value.id)) })),
  }
  return { total: capped(all.total), facets }
}

const capped = (companies: number): number => Math.min(companies, MOST_COUNTED)
const shown = ({ isCut, of }: FacetCounts, mark: string): number | null => (isCut ? null : capped(of(mark)))

/** The cities with most companies, ties by name, and the selected one. */
function citiesOf({ of }: FacetCounts, filters: Filters, places: Places): City[] {
  const companiesIn = ({ id }: City): number => of(MARKS.city(id))
  const some = places.cities
    .filter(one => companiesIn(one) > 0 || one.id === filters.city)
    .toSorted((a, b) => companiesIn(b) - companiesIn(a))
  return some.filter(({ id }, i) => i < CITIES || id === filters.city)
}
