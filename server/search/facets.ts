import type { SearchFacets } from '#shared/contract/companies.ts'
import { ANSWERS, RECOMMEND } from '#shared/contract/keys.ts'
import type { Places } from '#server/places/places.ts'
import type { Filters } from './filters.ts'
import { countByCity, countFitting, type Tally } from './tally.ts'

/** A count never goes further than this: more than a thousand is all that readers are told. */
export const MOST_COUNTED = 1001
/** Nearly every shown score is at least 1: the step would narrow nothing. */
const STEPS = [4, 3, 2]
const CITIES = 12

/**
 * What a search can be narrowed by, counted over what its words found: a score, share or city as if no other of its kind
 * were chosen, a feature beside those chosen. An `isCut` tally has only some of them, and is not counted.
 */
export function facetsOf(tally: Tally, filters: Filters, places: Places, isCut: boolean): SearchFacets {
  const capped = (count: number) => (isCut ? null : Math.min(count, MOST_COUNTED))
  const count = (changed: Partial<Filters>) => capped(countFitting(tally, { ...filters, ...changed }))
  const steps =
    filters.score === undefined || STEPS.includes(filters.score) ? STEPS : [filters.score, ...STEPS]
  return {
    score: steps.map(value => ({ value, count: count({ score: value }) })),
    recommend: RECOMMEND.map(value => ({ value, count: count({ recommend: value }) })),
    feature: ANSWERS.map(value => ({
      value,
      count: count({ feature: [...new Set([...filters.feature, value])] }),
    })),
    city: citiesOf(tally, filters).flatMap(([id, companies]) => {
      const value = places.findCity(id)
      return value ? [{ value, count: capped(companies) }] : []
    }),
  }
}

/** The cities with most companies, and the chosen one. */
function citiesOf(tally: Tally, filters: Filters): [string, number][] {
  const some = countByCity(tally, filters)
  const first = some.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, CITIES)
  const { city } = filters
  return city === undefined || first.some(([id]) => id === city)
    ? first
    : [...first, some.find(([id]) => id === city) ?? [city, 0]]
}
