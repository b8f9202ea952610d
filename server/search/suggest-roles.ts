import { LOCALES, type Locale } from '#shared/locale.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import type { Places } from '#server/places/places.ts'

const MOST = 5

type Suggested = { id: string; name: string }

/** Job roles in which every word typed begins a word. Their names are made plain once: all are compared at each key. */
export function createRoleSuggestions(places: Places): (locale: Locale, typed: string) => Suggested[] {
  const all = Object.fromEntries(
    LOCALES.map(locale => [
      locale,
      places.jobRoles(locale).map(({ id, name }) => ({
        role: { id, name: name[locale] },
        words: plainWords(name[locale]),
      })),
    ]),
  ) as Record<Locale, { role: Suggested; words: string[] }[]>
  return (locale, typed) => {
    const asked = plainWords(typed)
    if (asked.length === 0) return []
    const fits = (words: string[]) => asked.every(part => words.some(word => word.startsWith(part)))
    return all[locale]
      .filter(({ words }) => fits(words))
      .slice(0, MOST)
      .map(({ role }) => role)
  }
}
