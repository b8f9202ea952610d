import { INTL_TAG, type Locale } from '#shared/locale.ts'

/** "Keuangan, Penjualan, dan IT". */
export const listed = (locale: Locale, names: Iterable<string>): string =>
  new Intl.ListFormat(INTL_TAG[locale]).format(names)
