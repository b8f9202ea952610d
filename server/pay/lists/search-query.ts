import type { City } from '#shared/contract/fields.ts'
import { DEPARTMENTS, type Department } from '#shared/contract/keys.ts'
import { LOCALES } from '#shared/locale.ts'
import { reviews as en } from '#shared/messages/en/reviews/reviews.ts'
import { reviews as id } from '#shared/messages/id/reviews/reviews.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { mayBegin } from '#shared/rules/spelling.ts'
import type { CityNames } from '#server/places/city-names.ts'
import type { JobRole, Places } from '#server/places/places.ts'

/** The meaning of a search about pay: "perawat surabaya" names a role and a city, "desain" a department. */
export type SearchMatch = {
  /** Exact names come first. */
  roles: JobRole[]
  isExact: boolean
  departments: Department[]
  city: City | undefined
  /** Other places that share the name; for "jakarta" each of its towns. */
  namesakes: readonly City[]
  /** Fallback if no role has this name: the roles that share a word with it, those with most shared words first. */
  sharing(): JobRole[]
}
export type Meaning = (search: string) => SearchMatch

const NOTHING: SearchMatch = {
  roles: [],
  isExact: false,
  departments: [],
  city: undefined,
  namesakes: [],
  sharing: () => [],
}
/** Synonyms, of which a role's name uses one: "warehouse clerk" finds our warehouse staff. */
const ALIKE = [
  ['staff', 'clerk'],
  ['staf', 'pegawai', 'karyawan'],
]
/** Words that a question contains besides its subject: "berapa gaji perawat di surabaya", "who pays designers best". */
const AROUND = new Set(
  [
    'gaji upah pendapatan berapa bagian posisi di sebagai untuk seorang siapa yang bayar membayar dibayar paling tinggi besar terbaik mana',
    'salary salaries pay pays paid wage wages of in for a an the what does do earn earns department who which best most highest how much is',
  ].flatMap(list => list.split(' ')),
)
/** "tanjung jabung timur" has three words; no place name has more than four. */
const MOST_PLACE_WORDS = 4
const NAMES = { id: id.departments, en: en.departments }

/** Names are normalized once, which makes comparing with all of them cheap enough for every search. */
export function createMeaning(places: Places, cityNames: CityNames): Meaning {
  const roles = places
    .jobRoles('id')
    .map(role => ({ found: role, names: LOCALES.flatMap(locale => alike(plainWords(role.name[locale]))) }))
  const departments = DEPARTMENTS.map(key => ({
    found: key,
    names: LOCALES.map(locale => plainWords(NAMES[locale][key])),
  }))
  return search => {
    const words = plainWords(search).filter(word => !AROUND.has(word))
    if (words.length === 0) return NOTHING
    // If the whole search is a role's name, no part of it is read as a place.
    const isRole = exactly(roles, words).length > 0
    const spelt = isRole ? { ...NOTHING, work: words } : splitPlace(words, cityNames)
    const isKnown = called(roles, spelt.work).length > 0 || called(departments, spelt.work).length > 0
    const near = isKnown || spelt.city ? undefined : misspelt(words, cityNames, work => called(roles, work))
    const { work, city, namesakes } = near ?? spelt
    const named = called(roles, work)
    return {
      roles: named.toSorted((a, b) => Number(isCalled(b, work)) - Number(isCalled(a, work))),
      isExact: named.some(role => isCalled(role, work)),
      departments: departmentsOf(departments, work, named),
      city,
      namesakes,
      sharing: () => sharing(roles, work),
    }
  }
}

const alike = (name: string[]): string[][] => [
  name,
  ...ALIKE.flatMap(words =>
    words
      .filter(other => !name.includes(other) && words.some(word => name.includes(word)))
      .map(other => name.map(word => (words.includes(word) ? other : word))),
  ),
]

function sharing(all: readonly Named<JobRole>[], words: readonly string[]): JobRole[] {
  const shared = ({ names }: Named<JobRole>) =>
    Math.max(...names.map(name => words.filter(word => name.includes(word)).length))
  return all
    .filter(one => shared(one) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .map(({ found }) => found)
}

type Named<T> = { found: T; names: string[][] }

type Fits = (word: string, typed: string) => boolean

/**
 * Names in which each searched word is the beginning of some word; if there are none, names that the words may be a
 * misspelling of.
 */
function called<T>(all: readonly Named<T>[], words: readonly string[]): T[] {
  const exact = exactly(all, words)
  return exact.length > 0
    ? exact
    : fitting(all, words, (word, typed) => word[0] === typed[0] && mayBegin(word, typed))
}

const exactly = <T>(all: readonly Named<T>[], words: readonly string[]): T[] =>
  fitting(all, words, (word, typed) => word.startsWith(typed))

const fitting = <T>(all: readonly Named<T>[], words: readonly string[], fits: Fits): T[] =>
  words.length === 0
    ? []
    : all
        .filter(({ names }) => names.some(name => words.every(typed => name.some(word => fits(word, typed)))))
        .map(({ found }) => found)

const isCalled = ({ name }: JobRole, words: readonly string[]): boolean =>
  LOCALES.some(locale => plainWords(name[locale]).join(' ') === words.join(' '))

/**
 * Departments with every word in their name ("perawat" is not "perawatan"), else those of the roles, else those with
 * words that begin so.
 */
function departmentsOf(
  all: readonly Named<Department>[],
  words: readonly string[],
  roles: readonly JobRole[],
): Department[] {
  const named = fitting(all, words, (word, typed) => word === typed)
  if (named.length > 0) return named
  return roles.length > 0 ? [...new Set(roles.map(({ department }) => department))] : called(all, words)
}

type SplitPlace = Pick<SearchMatch, 'city' | 'namesakes'> & { work: readonly string[] }

/** Splits off the longest place name that the words end or begin with. */
function splitPlace(words: readonly string[], cityNames: CityNames): SplitPlace {
  for (let count = Math.min(words.length, MOST_PLACE_WORDS); count > 0; count -= 1) {
    const ends = [words.slice(-count), words.slice(0, count)] as const
    for (const [at, place] of ends.entries()) {
      const [city, ...namesakes] = cityNames.called(place.join(' '))
      if (!city) continue
      const work = at === 0 ? words.slice(0, -count) : words.slice(count)
      const isOne = namesakes.length === 0 || cityNames.named(place.join(' ')).city !== undefined
      return { work, city: isOne ? city : undefined, namesakes: isOne ? namesakes : [city, ...namesakes] }
    }
  }
  return { work: words, city: undefined, namesakes: [] }
}

/** If nothing else matched: a misspelt place at the end or the beginning of words that name a role. */
function misspelt(
  words: readonly string[],
  cityNames: CityNames,
  rolesOf: (work: readonly string[]) => JobRole[],
): SplitPlace | undefined {
  for (let count = 1; count < Math.min(words.length, MOST_PLACE_WORDS + 1); count += 1)
    for (const [place, work] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const { city, namesakes } = cityNames.named(place.join(' '))
      if (city && rolesOf(work).length > 0) return { work, city, namesakes }
    }
  return undefined
}
