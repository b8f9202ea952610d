import { INDUSTRIES, type Industry } from '#shared/contract/keys.ts'
import { LOCALES } from '#shared/locale.ts'
import { companies as en } from '#shared/messages/en/companies/companies.ts'
import { companies as id } from '#shared/messages/id/companies/companies.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { englishCity, englishProvince } from '#shared/rules/english-places.ts'
import { LONG_WORD, typingErrors } from '#shared/rules/spelling.ts'
import type { Places } from '#server/places/places.ts'
import { MARKS } from './filters.ts'

/** Shorter prefixes match too many words. */
const SHORTEST_BEGINNING = 3
/** A shorter word with an error could be another word. */
const SHORTEST_CORRECTED = 5
/** Words for the kind of the next word, and conjunctions. */
const NOISE = new Set([
  'kota',
  'kabupaten',
  'kab',
  'provinsi',
  'city',
  'regency',
  'di',
  'in',
  'dan',
  'and',
  'of',
])

/** Typed words that name one thing together, and its marks. */
export type Group = { typed: string[]; marks: string[] }

/** Index from the words of places, industries and roles, in both languages, to their marks. */
export type KnownNames = {
  /** Groups adjacent words that are prefixes of words in one name: "staf gudang" is one role. */
  groups(words: string[]): Group[]
  /** Marks of names that have a word with one typing error, or two in a long word. */
  marksNear(typed: string): string[]
  /** All words of the names of these marks. */
  wordsOf(marks: string[]): string[]
}

/** The words without stop words, or all words if there are only stop words. */
export function withoutNoise(words: string[]): string[] {
  const meaningful = words.filter(word => !NOISE.has(word))
  return meaningful.length > 0 ? meaningful : words
}

export function createKnownNames(places: Places): KnownNames {
  const marksByWord = new Map<string, Set<string>>()
  const wordsByMark = new Map<string, string[]>()
  for (const [mark, names] of namesOf(places)) {
    const words = new Set([...(wordsByMark.get(mark) ?? []), ...withoutNoise(names.flatMap(plainWords))])
    wordsByMark.set(mark, [...words])
    for (const word of words) marksByWord.set(word, (marksByWord.get(word) ?? new Set()).add(mark))
  }
  const marksWhere = (fits: (word: string) => boolean): string[] => [
    ...new Set([...marksByWord].flatMap(([word, marks]) => (fits(word) ? [...marks] : []))),
  ]
  const marksOf = (typed: string): string[] =>
    typed.length < SHORTEST_BEGINNING
      ? [...(marksByWord.get(typed) ?? [])]
      : marksWhere(word => word.startsWith(typed))
  return {
    groups: words => grouped(words.map(typed => ({ typed: [typed], marks: marksOf(typed) }))),
    marksNear: typed => (typed.length < SHORTEST_CORRECTED ? [] : marksWhere(word => isNear(word, typed))),
    wordsOf: marks => marks.flatMap(mark => wordsByMark.get(mark) ?? []),
  }
}

/** Takes the longest group from the left first. */
function grouped(words: Group[]): Group[] {
  for (let end = words.length; end > 1; end -= 1) {
    const together = words.slice(0, end)
    const [first, ...others] = together.map(({ marks }) => marks)
    const marks = (first as string[]).filter(mark => others.every(list => list.includes(mark)))
    if (marks.length > 0)
      return [{ typed: together.flatMap(({ typed }) => typed), marks }, ...grouped(words.slice(end))]
  }
  const [first, ...others] = words
  return first ? [first, ...grouped(others)] : []
}

function namesOf(places: Places): [mark: string, names: string[]][] {
  const label = (key: Industry) =>
    [id, en].flatMap(words => [words.industries[key], words.industriesShort[key]])
  return [
    ...INDUSTRIES.map((key): [string, string[]] => [MARKS.industry(key), label(key)]),
    ...places.cities.flatMap(({ id: city, name, province }): [string, string[]][] => [
      [MARKS.city(city), [name, englishCity(name), ...nicknamesOf(name)]],
      [MARKS.province(city), [province, englishProvince(province)]],
    ]),
    ...places
      .jobRoles('id')
      .map((role): [string, string[]] => [MARKS.role(role.id), LOCALES.map(locale => role.name[locale])]),
  ]
}

function isNear(word: string, typed: string): boolean {
  const most = typed.length >= LONG_WORD ? 2 : 1
  return Math.abs(word.length - typed.length) <= most && typingErrors(word, typed) <= most
}
