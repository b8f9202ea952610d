import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { pageOf, readCursor } from '#server/platform/http/paging.ts'
import { presentCard } from './present.ts'
import type { ShelvedPost } from './shelf.ts'

const PAGE = 20

type Asked = HandlerInput<'posts'>['query'] & { locale: Locale }

/** Articles of a language, of one situation or of all. */
export function listOf(posts: readonly ShelvedPost[], asked: Asked, now: Date): Sent<'posts'> {
  const all = posts.filter(
    post =>
      post.locale === asked.locale && (asked.situation === undefined || post.situation === asked.situation),
  )
  const cursor = readCursor(asked.cursor, key => all.some(post => post.key === key))
  const { rows, page } = pageOf(beside(all, cursor), {
    size: PAGE,
    cursor,
    total: all.length,
    keyOf: post => post.key,
  })
  return { posts: rows.map(post => presentCard(post, now)), page }
}

/** From the edge on in its direction, one more than a page has room for. */
function beside(all: ShelvedPost[], cursor: ReturnType<typeof readCursor>): ShelvedPost[] {
  if (!cursor) return all.slice(0, PAGE + 1)
  const at = all.findIndex(post => post.key === cursor.key)
  return cursor.direction === 'after'
    ? all.slice(at + 1, at + 2 + PAGE)
    : all.slice(Math.max(0, at - PAGE - 1), at).toReversed()
}
