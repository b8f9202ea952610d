import type { Role } from '#shared/contract/companies.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { presentRole, type Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db.ts'
import { toldRoles } from '#server/reviews/roles.ts'

const MOST = 3

type Names = Record<Locale, string[]>

/**
 * Job roles in whose name, in either language, every word typed begins a word, if they lead to a company: first those whose
 * name begins as typed, then those most is written of. Names are made plain once: all are compared at each key.
 */
export function createRoleSuggestions(
  sql: Sql,
  places: Places,
): (locale: Locale, typed: string) => Promise<Role[]> {
  const names = new Map(
    places
      .jobRoles('id')
      .map(({ id, name }): [string, Names] => [id, { id: plainWords(name.id), en: plainWords(name.en) }]),
  )
  const called = (asked: string[], fits: Fits) =>
    [...names].filter(([, words]) => LOCALES.some(locale => fits(words[locale], asked))).map(([id]) => id)
  return async (locale, typed) => {
    const asked = plainWords(typed)
    if (asked.length === 0) return []
    const told = await toldRoles(sql, called(asked, hasWords))
    const first = new Set(called(asked, beginsAs))
    return told
      .toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)))
      .slice(0, MOST)
      .flatMap(id => {
        const role = places.findRole(id)
        return role ? [presentRole(role, locale)] : []
      })
  }
}

type Fits = (words: string[], asked: string[]) => boolean
const hasWords: Fits = (words, asked) => asked.every(part => words.some(word => word.startsWith(part)))
const beginsAs: Fits = (words, asked) => asked.every((part, at) => words[at]?.startsWith(part))
