import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import { yearOf, type Clock } from '#server/platform/clock.ts'
import { failField } from '#server/platform/http/errors.ts'
import { chooseCity } from '../choose-city.ts'
import { createCityNames } from '../city-names.ts'
import { provinceOf, type Places } from '../places.ts'
import { createProvinceFinder } from '../province-finder.ts'
import { presentWage, type MinimumWages } from './minimum-wages.ts'

type Query = HandlerInput<'minimumWages'>['query']

/** Finds minimum wages by the name or code of a place and by year. */
export function createWageLookup(
  clock: Clock,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
): (query: Query) => Promise<Sent<'minimumWages'>> {
  const cityNames = createCityNames(places)
  const provinces = createProvinceFinder(places)

  return async query => {
    const { year } = query
    const place = placeOf(query)
    const thisYear = yearOf(clock.now())
    if ((year ?? 0) > thisYear + 1) failField('year', 'future_year')
    const wages = await minimumWages()
    const codes = place ? [place] : places.provinces.map(({ code }) => code)
    const found = codes.map(code =>
      year === undefined ? wages.newest(code, thisYear) : wages.find(code, year),
    )
    return { minimum_wages: found.filter(one => one !== undefined).map(presentWage), years: [...wages.years] }
  }

  /** The code of the requested place; undefined means all provinces. */
  function placeOf({ city, province }: Query): string | undefined {
    const code = province === null ? undefined : provinceNamed(province)
    if (city === null) return code
    const id = chooseCity(cityNames, city, 'city')
    if (code !== undefined && provinceOf(id) !== code) failField('city', 'not_in_province')
    return id
  }

  function provinceNamed(given: string): string {
    const found = [provinces.byCode(given), provinces.byName(given)].find(one => typeof one === 'object')
    return found?.id ?? failField('province', 'no_such_province')
  }
}
