import type { Locale } from './locale.ts'

export type FeedName = 'reviews' | 'jobs' | 'articles'

/** URL path of a feed, which pages link in their head. */
export const feedPath = (locale: Locale, name: FeedName): string => `/feeds/${locale}/${name}.xml`
