import type { Sent } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import type { CityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { yearOf, type Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { MinimumWages } from '#server/places/wages/minimum-wages.ts'
import type { Meaning } from './lists/search-query.ts'

export type Deps = {
  sql: Sql
  places: Places
  cityNames: CityNames
  meaning: Meaning
  /** The Monday of the figures; several calls of one page query it once. */
  asOf: () => Promise<string | null>
  wages: MinimumWages
  locale: Locale
  clock: Clock
}

type Fact = NonNullable<Sent<'payBeside'>['minimum_wage']>

/**
 * The minimum wage at a place (a city's id or a province's code) in a year, by default the current one; null if
 * unknown.
 */
export function minimumWageIn(
  { wages, clock }: Deps,
  place: string | null | undefined,
  inYear = yearOf(clock.now()),
): Fact | null {
  const found = place && wages.newest(place, inYear)
  if (!found) return null
  const { amount, year, level, source, check, atLeast: at_least } = found
  return { amount, year, level, place: found.place.name, at_least, source, checked: check !== 'single' }
}
