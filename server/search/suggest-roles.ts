import type { Role } from '#shared/contract/companies.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { mayBegin } from '#shared/rules/spelling.ts'
import { presentRole, type Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db.ts'
import { toldRoles } from '#server/reviews/roles.ts'

const MOST = 3

type Names = Record<Locale, string[]>
type Suggest = (locale: Locale, typed: string) => Promise<Role[]>
export type RoleSuggestions = {
  /** Every word typed begins a word of the role's name, in either language. */
  called: Suggest
  /** It may be misspelt: for what nothing is called. */
  near: Suggest
}

/**
 * Job roles that lead to a company: first those whose name begins as typed, then those most is written of. Names are made
 * plain once: all are compared at each key.
 */
export function createRoleSuggestions(sql: Sql, places: Places): RoleSuggestions {
  const names = new Map(
    places
      .jobRoles('id')
      .map(({ id, name }): [string, Names] => [id, { id: plainWords(name.id), en: plainWords(name.en) }]),
  )
  const fitting = (asked: string[], fits: Fits) =>
    [...names].filter(([, words]) => LOCALES.some(locale => fits(words[locale], asked))).map(([id]) => id)
  const suggest =
    (fits: Fits): Suggest =>
    async (locale, typed) => {
      const asked = plainWords(typed)
      if (asked.length === 0) return []
      const told = await toldRoles(sql, fitting(asked, fits))
      const first = new Set(fitting(asked, beginsAs))
      return told
        .toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)))
        .slice(0, MOST)
        .flatMap(id => {
          const role = places.findRole(id)
          return role ? [presentRole(role, locale)] : []
        })
    }
  return { called: suggest(hasWords), near: suggest(isNear) }
}

type Fits = (words: string[], asked: string[]) => boolean
const hasWords: Fits = (words, asked) => asked.every(part => words.some(word => word.startsWith(part)))
const isNear: Fits = (words, asked) => asked.every(part => words.some(word => mayBegin(word, part)))
const beginsAs: Fits = (words, asked) => asked.every((part, at) => words[at]?.startsWith(part))
