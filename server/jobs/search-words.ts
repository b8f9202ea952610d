import { LOCALES } from '#shared/locale.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { englishCity, englishProvince } from '#shared/rules/english-places.ts'
import {
  closeForms,
  farForms,
  LONG_WORD,
  LONGEST_WORD,
  typingErrors,
  typoForms,
} from '#shared/rules/spelling.ts'
import { searchText } from '#server/companies/search-text.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { VacancyRow } from './row.ts'
import * as store from './search-words-store.ts'

const MOST_WORDS = 8
/** Shorter words are one error away from too many others. */
const SHORTEST_CORRECTED = 4
const MOST_CORRECTIONS = 8
/** Stop words of queries. */
const NOISE = new Set(
  'lowongan loker lowker kerja pekerjaan job jobs vacancy vacancies di in at dan and or atau of for untuk yang the sebagai as dekat near'.split(
    ' ',
  ),
)

/** The search words of a query without stop words, or all words if there are only stop words. */
export function searchWords(q: string): string[] {
  const words = plainWords(q)
  const meaningful = words.filter(word => !NOISE.has(word))
  return (meaningful.length > 0 ? meaningful : words).slice(0, MOST_WORDS)
}

/** A prefix query that requires all words. */
export const queryOf = (words: string[]): string => words.map(beginning).join(' & ')

/**
 * A query in which words that no open vacancy has also match similar words, with one typing error or two in long
 * words; undefined without similar words.
 */
export async function nearQuery(sql: Queryable, words: string[]): Promise<string | undefined> {
  const [taken, spellings] = await Promise.all([
    store.listWordsOpen(sql, words),
    store.listSpellings(sql, [...new Set(words.flatMap(formsToCorrect))]),
  ])
  const parts = words.map(word => ({ word, near: taken.includes(word) ? [] : nearestOf(word, spellings) }))
  if (parts.every(({ near }) => near.length === 0)) return undefined
  return parts.map(({ word, near }) => `(${[word, ...near].map(beginning).join(' | ')})`).join(' & ')
}

type Worded = Pick<VacancyRow, 'id' | 'title' | 'job_role_id' | 'city_ids' | 'workplace' | 'requirements'> & {
  company: string
}

/**
 * Writes the search words of vacancies and adds new ones to the vocabulary: once per transaction and in sorted order,
 * so that concurrent transactions cannot deadlock.
 */
export async function indexVacancies(tx: Tx, places: Places, rows: Worded[]): Promise<void> {
  const all = new Set<string>()
  for (const row of rows) {
    const words = wordsOf(places, row)
    await store.putWords(tx, row.id, words.join(' '))
    for (const word of words) all.add(word)
  }
  const words = [...all].toSorted()
  const known = new Set(await store.listSpellings(tx, words))
  const typos = words
    .filter(word => !known.has(word))
    .flatMap(word => [...new Set(typoForms(word))].map(typo => ({ typo, word })))
  await store.putTypos(tx, typos)
}

/** Title, company, role, places with their nicknames, workplace, and requirements. */
function wordsOf(
  places: Places,
  { title, company, job_role_id, city_ids, workplace, requirements }: Worded,
): string[] {
  const roles = LOCALES.map(locale => places.roleName(job_role_id, locale))
  const where = city_ids.flatMap(city => placeNames(places, city))
  const from = workplace === 'onsite' ? '' : workplace
  const texts = [title, company, searchText({ name: company }), ...roles, ...where, from, requirements]
  return [...new Set(plainWords(texts.join(' ')))]
}

function placeNames(places: Places, cityId: string): string[] {
  const city = places.findCity(cityId)
  if (!city) return []
  const { name, province } = city
  return [name, englishCity(name), ...nicknamesOf(name), province, englishProvince(province)]
}

const beginning = (word: string): string => `'${word}':*`

const isCorrected = (word: string): boolean =>
  word.length >= SHORTEST_CORRECTED && word.length <= LONGEST_WORD && !/\p{N}/u.test(word)

const formsToCorrect = (word: string): string[] =>
  isCorrected(word) ? [...closeForms(word), ...(word.length >= LONG_WORD ? farForms(word) : [])] : [word]

/** Fewest errors first. */
function nearestOf(typed: string, spellings: string[]): string[] {
  if (!isCorrected(typed)) return []
  const most = typed.length >= LONG_WORD ? 2 : 1
  return spellings
    .map(word => ({ word, errors: typingErrors(typed, word) }))
    .filter(({ errors }) => errors <= most)
    .sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_CORRECTIONS)
    .map(({ word }) => word)
}
