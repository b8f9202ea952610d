import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'

const NAME = 'nama'

/**
 * Address of the review form for a company that is not listed. The name is in the hash, so that it is not sent to the
 * server with the address.
 */
export const reviewOfUnlisted = (locale: Locale, name: string): string =>
  `${href(locale, 'writeReview')}#${new URLSearchParams({ [NAME]: name })}`

/** The company's name in the hash, or undefined. */
export const unlistedIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get(NAME)?.trim() || undefined
