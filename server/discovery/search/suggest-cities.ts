import type { City } from '#shared/contract/fields.ts'
import { englishCity } from '#shared/rules/english-places.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { bareName } from '#server/places/names.ts'
import type { Places } from '#server/places/places.ts'

const MOST = 2
const SHORTEST = 3

/** Cities whose name begins as typed, in either language or as people call them, if companies are there: most first. */
export function createCitySuggestions(places: Places) {
  const names = places.cities.map(city => ({ city, names: namesOf(city) }))
  return (typed: string, companiesIn: (city: City) => number): City[] => {
    const asked = plainWords(typed).join(' ')
    if (asked.length < SHORTEST) return []
    return names
      .filter(
        ({ city, names: called }) => companiesIn(city) > 0 && called.some(name => name.startsWith(asked)),
      )
      .map(({ city }) => city)
      .toSorted((a, b) => companiesIn(b) - companiesIn(a))
      .slice(0, MOST)
  }
}

const namesOf = ({ name }: City): string[] =>
  [name, bareName(name), englishCity(name), ...nicknamesOf(name)].map(one => plainWords(one).join(' '))
