import type { Locale } from './locale.ts'

export type FeedName = 'reviews' | 'jobs' | 'articles'

/** The address of a feed: pages name it in their head. */
export const feedPath = (locale: Locale, name: FeedName): string => `/feeds/${locale}/${name}.xml`
