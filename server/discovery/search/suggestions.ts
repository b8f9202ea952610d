import type { Role } from '#shared/contract/companies/companies.ts'
import type { City } from '#shared/contract/fields.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { englishCity } from '#shared/rules/english-places.ts'
import { mayBegin } from '#shared/rules/spelling.ts'
import { bareName } from '#server/places/names.ts'
import { presentRole, type Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { disclosedRoles } from '#server/reviews/roles.ts'

const MOST_ROLES = 3
const MOST_CITIES = 2
/** Characters from which cities are suggested. */
const SHORTEST = 3
/** Most roles for which the database is queried, because two letters match very many roles. */
const LOOKED_AT = 40

type Names = Record<Locale, string[]>
/** `mayBeNear`: if no role matches as typed, similar spellings are suggested. */
type Suggest = (locale: Locale, typed: string, mayBeNear: boolean) => Promise<Role[]>

/**
 * Job roles that a company discloses and in whose name, in either language, every typed word is a prefix of a word:
 * first those whose name begins with the text, then those with most reviews. Names are normalised once, because every
 * keystroke compares all of them.
 */
export function createRoleSuggestions(sql: Sql, places: Places): Suggest {
  const names = places
    .jobRoles('id')
    .map(({ id, name }): [string, Names] => [id, { id: plainWords(name.id), en: plainWords(name.en) }])
  const fitting = (typedWords: string[], fits: Fits) =>
    names.filter(([, words]) => LOCALES.some(locale => fits(words[locale], typedWords))).map(([id]) => id)
  return async (locale, typed, mayBeNear) => {
    const typedWords = plainWords(typed)
    if (typedWords.length === 0) return []
    const called = fitting(typedWords, hasWords)
    const matched = called.length > 0 || !mayBeNear ? called : fitting(typedWords, isNear)
    const first = new Set(fitting(typedWords, beginsAs))
    const disclosed = await disclosedRoles(sql, [...new Set([...first, ...matched])].slice(0, LOOKED_AT))
    return disclosed
      .toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)))
      .slice(0, MOST_ROLES)
      .flatMap(id => {
        const role = places.findRole(id)
        return role ? [presentRole(role, locale)] : []
      })
  }
}

type Fits = (words: string[], typedWords: string[]) => boolean
const hasWords: Fits = (words, typedWords) =>
  typedWords.every(part => words.some(word => word.startsWith(part)))
const beginsAs: Fits = (words, typedWords) => typedWords.every((part, at) => words[at]?.startsWith(part))
/** Compares only words with the same first letter, because comparing all takes a millisecond. */
const isNear: Fits = (words, typedWords) =>
  typedWords.every(part => words.some(word => word[0] === part[0] && mayBegin(word, part)))

/** Cities with companies whose name, in either language, or nickname begins with the text; most companies first. */
export function createCitySuggestions(places: Places) {
  const names = places.cities.map(city => ({ city, names: namesOf(city) }))
  return (typed: string, companiesIn: (city: City) => number): City[] => {
    const typedText = plainWords(typed).join(' ')
    if (typedText.length < SHORTEST) return []
    return names
      .filter(
        ({ city, names: called }) => companiesIn(city) > 0 && called.some(name => name.startsWith(typedText)),
      )
      .map(({ city }) => city)
      .toSorted((a, b) => companiesIn(b) - companiesIn(a))
      .slice(0, MOST_CITIES)
  }
}

const namesOf = ({ name }: City): string[] =>
  [name, bareName(name), englishCity(name), ...nicknamesOf(name)].map(one => plainWords(one).join(' '))
