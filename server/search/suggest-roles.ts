import type { Locale } from '#shared/locale.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import type { Places } from '#server/places/places.ts'

const MOST = 5

/** Job roles in which every word typed begins a word. */
export function suggestRoles(places: Places, locale: Locale, typed: string): { id: string; name: string }[] {
  const asked = plainWords(typed)
  if (asked.length === 0) return []
  const fits = (name: string) => {
    const words = plainWords(name)
    return asked.every(part => words.some(word => word.startsWith(part)))
  }
  return places
    .jobRoles(locale)
    .filter(role => fits(role.name[locale]))
    .slice(0, MOST)
    .map(role => ({ id: role.id, name: role.name[locale] }))
}
