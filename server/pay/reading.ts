import type { Sent } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { createCityNames, type CityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { untilNextYear, yearOf, type Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts } from '#server/platform/parts.ts'
import { CHANGED_WAGES, type MinimumWages } from '#server/places/wages/minimum-wages.ts'
import { findSnapshot } from './figure-store.ts'
import { createMeaning, type Meaning } from './lists/search-query.ts'

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

/** What every call about pay reads: for a request, and for a file of the sitemap. */
export function createReading(
  { db, clock }: Parts,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
) {
  const sql = db.content
  const cityNames = createCityNames(places)
  const meaning = createMeaning(places, cityNames)

  async function depsFor(locale: Locale, asOf: Deps['asOf'] = () => findSnapshot(sql)): Promise<Deps> {
    return { sql, places, cityNames, meaning, asOf, wages: await minimumWages(), locale, clock }
  }

  return {
    depsFor,
    /** Pages that show pay are invalidated after each Monday's snapshot and when a minimum wage changes. */
    async reading({ locale, shows, freshFor, once }: Context): Promise<Deps> {
      shows('pay', CHANGED_WAGES)
      freshFor(untilNextYear(clock.now()))
      return depsFor(locale, () => once('pay snapshot', () => findSnapshot(sql)))
    },
  }
}

type Fact = NonNullable<Sent<'payBenchmark'>['minimum_wage']>

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
