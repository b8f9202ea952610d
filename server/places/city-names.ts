import type { City } from '#shared/contract/fields.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { englishCity, englishProvince } from '#shared/rules/english-places.ts'
import { LONG_WORD, typingErrors } from '#shared/rules/spelling.ts'
import { bareName } from './names.ts'
import type { Places } from './places.ts'

const LONGEST_CITY = 60
/** Most places that a part of a name may match; more are too many to choose from. */
const MOST_NAMED = 20

/** The named city with its namesakes; for an ambiguous name `city` is undefined and `namesakes` has all candidates. */
export type CitiesNamed = { city: City | undefined; namesakes: readonly City[] }

/** Finds cities and regencies by the names that people use, in either language. */
export type CityNames = {
  /** By id or name, tolerating a typing error. "bandung" is the city rather than the regency around it; "jakarta" is ambiguous. */
  named(given: string): CitiesNamed
  /** All places that a correctly spelt text names, the exact match first. */
  called(given: string): readonly City[]
}

/** A place with its normalised names, in order of precedence. */
type Named = {
  city: City
  names: string[]
  bare: string
  nicknames: readonly string[]
  provinces: string[]
}

/** Names are normalised once, so that every search can compare with all of them. */
export function createCityNames(places: Places): CityNames {
  const all = places.cities.map(namedOf)
  const spelt = (given: string): CitiesNamed => {
    const name = plain(given)
    const city = places.findCity(given) ?? cityCalled(all, name)
    return city
      ? { city, namesakes: namesakesOf(all, city) }
      : { city: undefined, namesakes: namesakesIn(all, name) }
  }
  return {
    named(given) {
      const { city, namesakes } = spelt(given)
      if (city || namesakes.length > 1) return { city, namesakes }
      const [only] = namesakes
      const name = plain(given)
      const begun = only && plain(bareName(only.name)).startsWith(bareName(name)) ? only : undefined
      const near = begun ?? nearestCity(all, name)
      return { city: near, namesakes: near ? namesakesOf(all, near) : [] }
    },
    called(given) {
      const { city, namesakes } = spelt(given)
      return city ? [city, ...namesakes] : namesakes
    },
  }
}

function namedOf(city: City): Named {
  const { name, province } = city
  const names = [name, englishCity(name), bareName(name), englishBare(name)].map(plain)
  return {
    city,
    names,
    bare: plain(bareName(name)),
    nicknames: nicknamesOf(name),
    provinces: [province, englishProvince(province)].map(plain),
  }
}

/** Exact match by each kind of name in turn, nicknames last. */
function cityCalled(all: Named[], name: string): City | undefined {
  const kinds = [0, 1, 2, 3].map(kind => all.find(({ names }) => names[kind] === name))
  const bare = bareName(name)
  const called = kinds.find(one => one) ?? all.find(({ nicknames }) => nicknames.includes(bare))
  return called?.city
}

/** Candidates for other names: the cities of a province ("lampung", "north sumatra"), and places with the text as a word ("aceh" in "Banda Aceh"). */
const namesakesIn = (all: Named[], name: string): City[] => [
  ...new Set([...townsOfProvince(all, bareName(name)), ...namedPartly(all, bareName(name))]),
]

/** The cities of a province, or all its places if it has fewer than two cities. */
function townsOfProvince(all: Named[], name: string): City[] {
  const there = all.filter(({ provinces }) => provinces.includes(name)).map(({ city }) => city)
  const towns = there.filter(({ kind }) => kind === 'kota')
  return towns.length > 1 ? towns : there
}

/** Places with the text as whole words of their name; none for a very common word such as "barat". */
function namedPartly(all: Named[], name: string): City[] {
  const named = all.filter(({ bare }) => ` ${bare} `.includes(` ${name} `))
  return named.length > MOST_NAMED ? [] : named.map(({ city }) => city)
}

/** The closest name with at most one typing error, or two in long names; ties prefer the name of similar length, then the city over its regency. */
function nearestCity(all: Named[], name: string): City | undefined {
  if (name.length > LONGEST_CITY) return undefined
  const most = Math.min(name.length >= LONG_WORD ? 2 : 1, name.length / 4)
  const [nearest] = all
    .flatMap(({ city, names }) =>
      names.map(known => ({
        city,
        errors: typingErrors(name, known),
        longer: Math.abs(known.length - name.length),
      })),
    )
    .filter(({ errors }) => errors <= most)
    .toSorted((a, b) => a.errors - b.errors || a.longer - b.longer)
  return nearest?.city
}

const englishBare = (name: string): string => englishCity(name).replace(/ (City|Regency)$/, '')

/** Other places of the same name: the regency around a city, or the city in it. */
function namesakesOf(all: Named[], city: City): City[] {
  const bare = plain(bareName(city.name))
  return all.filter(other => other.city.id !== city.id && other.bare === bare).map(other => other.city)
}

/** Normalises a name to the form of the list, also from the English "Bandung City" and "Bandung Regency". */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(dki|di) +/, '')
    .replace(/^kab(\.|\s) */, 'kabupaten ')
    .replace(/^(.+) city$/, 'kota $1')
    .replace(/^(.+) regency$/, 'kabupaten $1')
