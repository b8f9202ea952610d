import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'

const NAME = 'nama'

/** The review form for a company that the list lacks. Its name stands behind `#`: the form's address does not tell it again. */
export const reviewOfUnlisted = (locale: Locale, name: string): string =>
  `${href(locale, 'writeReview')}#${new URLSearchParams({ [NAME]: name })}`

/** The name in such an address's part behind `#`, or undefined. */
export const unlistedIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get(NAME)?.trim() || undefined
