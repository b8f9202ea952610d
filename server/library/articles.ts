import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { PostCard } from '#shared/contract/library/library.ts'
import type { Locale } from '#shared/locale.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Entry } from '#server/platform/found/sitemap.ts'
import { fail } from '#server/platform/http/errors.ts'
import { pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { Shelf, ShelvedPost } from './shelf.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { listPosts } from './store.ts'

const PAGE = 20

/** How long a text counts as checked. */
const CHECKED_DAYS = 365

type Asked = HandlerInput<'posts'>['query'] & { locale: Locale }

/** Articles in a language, of one situation or of all. */
export function listArticles({ posts }: Shelf, asked: Asked, now: Date): Sent<'posts'> {
  const all = posts.filter(
    post =>
      post.locale === asked.locale && (asked.situation === undefined || post.situation === asked.situation),
  )
  const cursor = readCursor(asked.cursor, key => all.some(post => post.key === key))
  const { rows, page } = pageOf(rowsAround(all, cursor), {
    size: PAGE,
    cursor,
    total: all.length,
    keyOf: post => post.key,
  })
  return { posts: rows.map(post => presentCard(post, now)), page }
}

/** The rows from the cursor in its direction, one more than fits on a page. */
function rowsAround(all: ShelvedPost[], cursor: ReturnType<typeof readCursor>): ShelvedPost[] {
  if (!cursor) return all.slice(0, PAGE + 1)
  const at = all.findIndex(post => post.key === cursor.key)
  return cursor.direction === 'after'
    ? all.slice(at + 1, at + 2 + PAGE)
    : all.slice(Math.max(0, at - PAGE - 1), at).toReversed()
}

/** A text by its address, a former one, or that of the other language. */
export function readArticle(
  shelf: Shelf,
  { slug, locale }: { slug: string; locale: Locale },
  now: Date,
): Sent<'post'> {
  const { posts } = shelf
  const post = findPost(shelf, slug, locale) ?? fail('not_found')
  const slugIn = (language: Locale) =>
    posts.find(one => one.key === post.key && one.locale === language)?.slug ?? null
  const related = post.related.flatMap(
    key => posts.find(one => one.key === key && one.locale === post.locale) ?? [],
  )
  return {
    ...presentCard(post, now),
    changed_on: post.changed_on,
    locale: post.locale,
    slugs: { id: slugIn('id'), en: slugIn('en') },
    short: post.short,
    blocks: post.blocks,
    sources: post.sources,
    related: related.map(one => presentCard(one, now)),
  }
}

function findPost({ posts, former }: Shelf, slug: string, locale: Locale): ShelvedPost | undefined {
  const here = posts.find(post => post.slug === slug && post.locale === locale)
  if (here) return here
  const key =
    former.find(one => one.slug === slug && one.locale === locale)?.key ??
    posts.find(post => post.slug === slug)?.key
  return posts.find(post => post.key === key && post.locale === locale)
}

const presentCard = (post: ShelvedPost, now: Date): PostCard => ({
  slug: post.slug,
  title: post.title,
  description: post.description,
  situation: post.situation,
  minutes: post.minutes,
  published_on: post.published_on,
  reviewed_on: post.reviewed_on,
  is_stale: addDays(post.reviewed_on, CHECKED_DAYS) < dayOf(now),
})

/** Entries of the sitemap: each text once, with its address in each of its languages. */
export const articleEntries = ({ posts }: Shelf): Entry[] =>
  [...Map.groupBy(posts, ({ key }) => key)]
    .map(([key, all]) => {
      const slugIn = (locale: Locale) => all.find(post => post.locale === locale)?.slug
      const paramsIn = (locale: Locale) => (slugIn(locale) ? { slug: String(slugIn(locale)) } : null)
      return {
        key,
        page: 'article' as const,
        paramsIn: { id: paramsIn('id'), en: paramsIn('en') },
        changed:
          all
            .map(post => post.changed_on)
            .toSorted()
            .at(-1) ?? null,
      }
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))

export type Written = { locale: Locale; slug: string; title: string; published_on: string }

/** The articles that appeared after a day and up to another, the newest first. */
export const listWritten = async (
  sql: Queryable,
  { after, until }: { after: string; until: string },
): Promise<Written[]> =>
  (await listPosts(sql)).filter(post => post.published_on > after && post.published_on <= until)
