import type { City } from '#shared/contract/fields.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { englishCity, englishProvince } from '#shared/rules/english-places.ts'
import { LONG_WORD, typingErrors } from '#shared/rules/spelling.ts'
import { bareName } from './names.ts'
import type { Places } from './places.ts'

/** No place has a longer name. */
const LONGEST_CITY = 60

/** So many may share a part of their names; more could not be chosen from. */
const MOST_NAMED = 20

/** The city that was meant, and the others that its name could mean; of a name that fits several alike only these. */
export type CitiesNamed = { city: City | undefined; namesakes: readonly City[] }

/** By its id, or by name as people type it in either language: "bandung" is the town rather than the regency around it, "jakarta" one of five. */
export function citiesNamed(places: Places, given: string): CitiesNamed {
  const name = plain(given)
  const city = cityNamed(places, given, name)
  if (city) return { city, namesakes: namesakesOf(places, city) }
  const [inProvince, parts] = [townsOfProvince(places, name), namedPartly(places, name)]
  if (inProvince.length + parts.length > 1)
    return { city: undefined, namesakes: [...new Set([...inProvince, ...parts])] }
  const begun = parts.find(city => plain(bareName(city.name)).startsWith(bareName(name)))
  const near = begun ?? nearestCity(places, name)
  return { city: near, namesakes: near ? namesakesOf(places, near) : [] }
}

/** "lampung" and "north sumatra" are provinces: their towns, or all of one that has a single town. */
function townsOfProvince(places: Places, name: string): City[] {
  const all = places.cities.filter(({ province }) =>
    [province, englishProvince(province)].some(one => plain(one) === bareName(name)),
  )
  const towns = all.filter(({ kind }) => kind === 'kota')
  return towns.length > 1 ? towns : all
}

/** Whole words of their names: "aceh" of "Banda Aceh", too. A word of very many, as "barat", names none of them. */
function namedPartly(places: Places, name: string): City[] {
  const named = places.cities.filter(city =>
    ` ${plain(bareName(city.name))} `.includes(` ${bareName(name)} `),
  )
  return named.length > MOST_NAMED ? [] : named
}

function cityNamed(places: Places, given: string, name: string): City | undefined {
  const named = (of: (name: string) => string) => places.cities.find(city => plain(of(city.name)) === name)
  return (
    places.findCity(given) ??
    named(whole => whole) ??
    named(englishCity) ??
    named(bareName) ??
    named(englishBare) ??
    places.cities.find(city => nicknamesOf(city.name).includes(bareName(name)))
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

/** The other places of the same name: the regency around a town, or the town in it. */
function namesakesOf(places: Places, city: City): City[] {
  const name = bareName(city.name)
  return places.cities.filter(other => other.id !== city.id && bareName(other.name) === name)
}

/** As our own list writes it; English readers say "Bandung City" and "Bandung Regency". */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(dki|di) +/, '')
    .replace(/^kab(\.|\s) */, 'kabupaten ')
    .replace(/^(.+) city$/, 'kota $1')
    .replace(/^(.+) regency$/, 'kabupaten $1')
