import { localeOfPath, type Locale } from '#shared/locale.ts'
import { pageAt } from '#shared/paths.ts'

/** Whether a text in a language may link to an address: a page of this site, in the same language. */
export const isOwnPage =
  (locale: Locale) =>
  (address: string): boolean => {
    const [path = ''] = address.split(/[?#]/)
    return localeOfPath(path) === locale && pageAt(path) !== undefined
  }
