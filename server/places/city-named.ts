import type { City } from '#shared/contract/fields.ts'
import { englishCity } from '#shared/rules/english-places.ts'
import { LONG_WORD, typingErrors } from '#shared/rules/spelling.ts'
import { bareName } from './names.ts'
import type { Places } from './places.ts'

/** No place has a longer name. */
const LONGEST_CITY = 60

/** By its id, or by name as people type it in either language: "bandung" is the town rather than the regency around it. */
export function cityNamed(places: Places, given: string): City | undefined {
  const name = plain(given)
  const named = (of: (name: string) => string) => places.cities.find(city => plain(of(city.name)) === name)
  return (
    places.findCity(given) ??
    named(whole => whole) ??
    named(englishCity) ??
    named(bareName) ??
    named(englishBare) ??
    nearestCity(places, name)
  )
}

/** By a name with a typing error, in long names two; of names as near the one as long. Of a town and its regency the town. */
function nearestCity(places: Places, name: string): City | undefined {
  if (name.length > LONGEST_CITY) return undefined
  const most = Math.min(name.length >= LONG_WORD ? 2 : 1, name.length / 4)
  const [nearest] = places.cities
    .flatMap(city =>
      [city.name, englishCity(city.name), bareName(city.name), englishBare(city.name)].map(one => {
        const known = plain(one)
        return { city, errors: typingErrors(name, known), longer: Math.abs(known.length - name.length) }
      }),
    )
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors || a.longer - b.longer)
  return nearest?.city
}

const englishBare = (name: string): string => englishCity(name).replace(/ (City|Regency)$/, '')

/** The other place of the same name: the regency around a town, or the town in it. */
export function namesakeOf(places: Places, city: City | undefined): City | undefined {
  const name = city && bareName(city.name)
  return places.cities.find(other => other.id !== city?.id && bareName(other.name) === name)
}

/** As our own list writes it; English readers say "Bandung City" and "Bandung Regency". */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^kab(\.|\s) */, 'kabupaten ')
    .replace(/^(.+) city$/, 'kota $1')
    .replace(/^(.+) regency$/, 'kabupaten $1')
