import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { listPosts } from './store.ts'

export type Written = { locale: Locale; slug: string; title: string; published_on: string }

/** The articles that appeared after a day and up to another, the newest first. */
export const listWritten = async (
  sql: Queryable,
  { after, until }: { after: string; until: string },
): Promise<Written[]> =>
  (await listPosts(sql)).filter(post => post.published_on > after && post.published_on <= until)
