import type { HandlerInput } from '#shared/contract/contract.ts'
import { chooseCity } from '../choose-city.ts'
import { createCityNames } from '../city-names.ts'
import { provinceOf, type Places } from '../places.ts'
import { createProvinceFinder } from '../province-finder.ts'
import { untilNextYear, yearOf } from '#server/platform/clock.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { CHANGED_WAGES, type MinimumWages } from './minimum-wages.ts'
import { present } from './present.ts'

/** Minimum wages by place and year; `npm run import:minimum-wages` imports lists. */
export function createWagesRoom(
  { clock }: Pick<Parts, 'clock'>,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
): Room<'minimumWages'> {
  const cityNames = createCityNames(places)
  const provinces = createProvinceFinder(places)

  return {
    handlers: {
      async minimumWages({ query }, { shows, freshFor }) {
        const { year } = query
        const place = placeOf(query)
        const now = clock.now()
        if ((year ?? 0) > yearOf(now) + 1) failField('year', 'future_year')
        const wages = await minimumWages()
        shows(CHANGED_WAGES)
        if (year === undefined) freshFor(untilNextYear(now))
        const codes = place ? [place] : places.provinces.map(({ code }) => code)
        const found = codes.map(code =>
          year === undefined ? wages.newest(code, yearOf(now)) : wages.find(code, year),
        )
        return { minimum_wages: found.filter(one => one !== undefined).map(present), years: [...wages.years] }
      },
    },
  }

  /** The code of the requested place; undefined means all provinces. */
  function placeOf({ city, province }: HandlerInput<'minimumWages'>['query']): string | undefined {
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
