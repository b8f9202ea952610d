import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { readVacancy } from '#shared/rules/vacancy/read.ts'
import type { CityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { yearOf, type Clock } from '#server/platform/clock.ts'
import type { MinimumWages } from '#server/places/wages/minimum-wages.ts'
import { isOwedMinimum } from './pay-offered.ts'
import type { Said } from './store.ts'

export type Reader = {
  places: Places
  cityNames: CityNames
  clock: Clock
  minimumWages: () => Promise<MinimumWages>
}

/** What is found in an advertisement; pay is measured by the highest minimum wage of its cities. */
export async function readAdvertisement(
  { minimumWages, clock }: Reader,
  said: Said,
): Promise<OwnVacancy['findings']> {
  const wages = await minimumWages()
  const year = yearOf(clock.now())
  const cities = isOwedMinimum(said) ? said.city_ids : []
  const minimum = Math.max(0, ...cities.map(city => wages.newest(city, year)?.amount ?? 0))
  return readVacancy({ ...said, minimum: minimum || null })
}
