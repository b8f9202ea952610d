/** The two languages of the product. Indonesian is the default and has no path prefix. */
export const LOCALES = ['id', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** BCP 47 tags for `Intl`: Indonesian and English, both as used in Indonesia. */
export const INTL_TAG: Record<Locale, string> = { id: 'id-ID', en: 'en-GB' }

/** The time zone of all days, months and years. */
export const TIME_ZONE = 'Asia/Jakarta'

export const otherLocale = (locale: Locale): Locale => (locale === 'id' ? 'en' : 'id')

/** The language of a page's path: `/en` and below are English, everything else Indonesian. */
export const localeOfPath = (path: string): Locale =>
  path === '/en' || path.startsWith('/en/') ? 'en' : 'id'

/** A header or body value as a locale; undefined for any other value. */
export const asLocale = (value: unknown): Locale | undefined =>
  value === 'id' || value === 'en' ? value : undefined
