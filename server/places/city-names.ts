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

/** Finds cities as people name them, in either language. */
export type CityNames = {
  /** By its id, or by name: "bandung" is the town rather than the regency around it, "jakarta" one of five; despite a typing error. */
  named(given: string): CitiesNamed
  /** All that a text names when it is read as a place, spelt right: first the one that is called just so. */
  called(given: string): readonly City[]
}

/** A place with its names as people type them: the first, its whole name, goes before all of others. */
type Named = {
  city: City
  names: string[]
  bare: string
  nicknames: readonly string[]
  provinces: string[]
}

/** Names are made plain once: comparing with all of them is then cheap enough for every search. */
export function createCityNames(places: Places): CityNames {
  const all = places.cities.map(namedOf)
  const spelt = (given: string): CitiesNamed => {
    const name = plain(given)
    const city = places.findCity(given) ?? cityCalled(all, name)
    return city
      ? { city, namesakes: namesakesOf(all, city) }
      : { city: undefined, namesakes: meantBy(all, name) }
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

/** By each kind of name in turn, by a nickname last: "bandung" is a town's and a regency's bare name, and no other's whole one. */
function cityCalled(all: Named[], name: string): City | undefined {
  const kinds = [0, 1, 2, 3].map(kind => all.find(({ names }) => names[kind] === name))
  const bare = bareName(name)
  const called = kinds.find(one => one) ?? all.find(({ nicknames }) => nicknames.includes(bare))
  return called?.city
}

/** "lampung" and "north sumatra" are provinces, "aceh" is a word of "Banda Aceh": the towns there, and what is named so. */
const meantBy = (all: Named[], name: string): City[] => [
  ...new Set([...townsOfProvince(all, bareName(name)), ...namedPartly(all, bareName(name))]),
]

/** The towns of a province, or all of one that has a single town. */
function townsOfProvince(all: Named[], name: string): City[] {
  const there = all.filter(({ provinces }) => provinces.includes(name)).map(({ city }) => city)
  const towns = there.filter(({ kind }) => kind === 'kota')
  return towns.length > 1 ? towns : there
}

/** Whole words of their names. A word of very many, as "barat", names none of them. */
function namedPartly(all: Named[], name: string): City[] {
  const named = all.filter(({ bare }) => ` ${bare} `.includes(` ${name} `))
  return named.length > MOST_NAMED ? [] : named.map(({ city }) => city)
}

/** By a name with a typing error, in long names two; of names as near the one as long. Of a town and its regency the town. */
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

/** The other places of the same name: the regency around a town, or the town in it. */
function namesakesOf(all: Named[], city: City): City[] {
  const bare = plain(bareName(city.name))
  return all.filter(other => other.city.id !== city.id && other.bare === bare).map(other => other.city)
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
