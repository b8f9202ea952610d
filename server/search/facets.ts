import type { SearchFacets } from '#shared/contract/companies.ts'
import type { City } from '#shared/contract/fields.ts'
import { ANSWERS, RECOMMEND } from '#shared/contract/keys.ts'
import type { Places } from '#server/places/places.ts'
import type { Filters } from './filters.ts'
import { countByCity, countNarrowed, type Tally } from './tally.ts'

/** A count never goes further than this: more than a thousand is all that readers are told. */
export const MOST_COUNTED = 1001
/** Nearly every shown score is at least 1: the step would narrow nothing. */
const STEPS = [4, 3, 2]
const CITIES = 12

/**
 * What a search can be narrowed by, counted over what its words found: a score, share or city as if no other of its kind
 * were chosen, a feature beside those chosen. An `isCut` tally has some of them or stands in for
 * them: it tells what there is, not how many.
 */
export function facetsOf(tally: Tally, filters: Filters, places: Places, isCut: boolean): SearchFacets {
  const capped = (count: number) => (isCut ? null : Math.min(count, MOST_COUNTED))
  const { step, share, feature } = countNarrowed(tally, filters)
  const from = (least: number) => step.slice(least).reduce((sum, companies) => sum + companies, 0)
  const steps =
    filters.score === undefined || STEPS.includes(filters.score) ? STEPS : [filters.score, ...STEPS]
  return {
    score: steps.map(value => ({ value, count: capped(from(value)) })),
    recommend: RECOMMEND.map(value => ({ value, count: capped(share[Number(value)] as number) })),
    feature: ANSWERS.map((value, bit) => ({ value, count: capped(feature[bit] as number) })),
    city: citiesOf(tally, filters, places).map(({ value, companies }) => ({
      value,
      count: capped(companies),
    })),
  }
}

/** The cities with most companies, of as many by name; and the chosen one. */
function citiesOf(tally: Tally, filters: Filters, places: Places): { value: City; companies: number }[] {
  const companiesIn = countByCity(tally, filters)
  const least = Uint32Array.from(companiesIn.values()).sort().at(-CITIES) ?? 1
  const some = places.cities
    .map(value => ({ value, companies: companiesIn.get(value.id) ?? 0 }))
    .filter(({ value, companies }) => companies >= least || value.id === filters.city)
    .toSorted((a, b) => b.companies - a.companies)
  return some.filter(({ value }, i) => i < CITIES || value.id === filters.city)
}
