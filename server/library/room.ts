import type { Sent, HandlerInput } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { untilTomorrow, addDays, dayOf } from '#server/platform/clock.ts'
import { counted, type Entry } from '#server/platform/found/sitemap.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import type { Context } from '#server/platform/http/api.ts'
import { mayDecideOn } from '#server/moderation/policy.ts'
import { listEdited, publishScheduled, readEdited, saveEdited } from './edit.ts'
import { listEditedFaqs, readEditedFaq, saveEditedFaq } from './edit-faq.ts'
import { CHANGED_LIBRARY, createShelf, type Shelf, type ShelvedPost, type ShelvedFaq } from './shelf.ts'
import { FAQ_TOPICS } from '#shared/contract/library/keys.ts'
import { pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { PostCard } from '#shared/contract/library/library.ts'

type Names = 'posts' | 'post' | 'faqs' | EditorNames
type EditorNames = 'teamPosts' | 'teamPost' | 'savePost' | 'teamFaqs' | 'teamFaq' | 'saveFaq'

/** Hour of Jakarta. */
const PUBLISH_HOUR = 5

/** Articles, and questions that we answer ourselves, with the calls of their editors. */
export function createLibraryRoom(parts: Parts): Room<Names> {
  const { db, clock } = parts
  const shelf = createShelf(db)
  return {
    handlers: {
      ...editorHandlers(parts),
      async posts({ query }, context) {
        const now = shown(context)
        return listOf((await shelf()).posts, { ...query, locale: query.locale ?? context.locale }, now)
      },
      async post({ params, query }, context) {
        const now = shown(context)
        const all = await shelf()
        const found = findPost(all, params.slug, query.locale ?? context.locale) ?? fail('not_found')
        return present(found, all, now)
      },
      async faqs({ query }, context) {
        context.shows(CHANGED_LIBRARY)
        return findFaqs((await shelf()).faqs, { ...query, locale: query.locale ?? context.locale })
      },
    },
    sitemaps: [counted('articles', async () => articles(await shelf()))],
    tasks: { content: { 'publish-posts': () => publishScheduled({ db, clock }) } },
    daily: [{ schema: 'content', kind: 'publish-posts', hour: PUBLISH_HOUR }],
    rewritten: [
      { schema: 'content', name: 'post' },
      { schema: 'content', name: 'faq' },
    ],
  }

  /** A page may change at midnight, when a text's last check becomes too old. */
  function shown({ shows, freshFor }: { shows(subject: string): void; freshFor(ms: number): void }): Date {
    const now = clock.now()
    shows(CHANGED_LIBRARY)
    freshFor(untilTomorrow(now))
    return now
  }
}

function editorHandlers(parts: Parts): Pick<Room<Names>['handlers'], EditorNames> {
  const sql = parts.db.content
  const editor = (context: Context) => mayDecideOn(parts, 'company', context)
  return {
    async teamPosts(_, context) {
      await editor(context)
      return listEdited(sql)
    },
    async teamPost({ params }, context) {
      await editor(context)
      return readEdited(sql, params)
    },
    savePost: async ({ params, body }, context) => saveEdited(parts, await editor(context), params, body),
    async teamFaqs(_, context) {
      await editor(context)
      return listEditedFaqs(sql)
    },
    async teamFaq({ params }, context) {
      await editor(context)
      return readEditedFaq(sql, params)
    },
    saveFaq: async ({ params, body }, context) => saveEditedFaq(parts, await editor(context), params, body),
  }
}

/** Each text once, with its address in each of its languages. */
const articles = ({ posts }: Shelf): Entry[] =>
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

/** Finds a text by its address, by a former one, or by that of the other language. */
function findPost({ posts, former }: Shelf, slug: string, locale: Locale): ShelvedPost | undefined {
  const here = posts.find(post => post.slug === slug && post.locale === locale)
  if (here) return here
  const key =
    former.find(one => one.slug === slug && one.locale === locale)?.key ??
    posts.find(post => post.slug === slug)?.key
  return posts.find(post => post.key === key && post.locale === locale)
}

function present(post: ShelvedPost, { posts }: Shelf, now: Date): Sent<'post'> {
  const slugIn = (locale: Locale) =>
    posts.find(one => one.key === post.key && one.locale === locale)?.slug ?? null
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

/** Questions that contain every searched word: first those with the words in the question itself, then by topic. */
function findFaqs(faqs: readonly ShelvedFaq[], { q, locale }: { q: string; locale: Locale }): Sent<'faqs'> {
  const wanted = q.toLowerCase().split(/\s+/)
  const all = faqs.filter(faq => faq.locale === locale)
  const found = FAQ_TOPICS.flatMap(topic =>
    all.filter(faq => faq.topic === topic && wanted.every(word => faq.words.includes(word))),
  )
  const asks = ({ question }: ShelvedFaq) => wanted.every(word => question.toLowerCase().includes(word))
  return {
    faqs: found
      .toSorted((a, b) => Number(asks(b)) - Number(asks(a)))
      .map(({ slug, topic, question, answer }) => ({ slug, topic, question, answer })),
    total: all.length,
  }
}

const PAGE = 20

type Asked = HandlerInput<'posts'>['query'] & { locale: Locale }

/** Articles in a language, of one situation or of all. */
function listOf(posts: readonly ShelvedPost[], asked: Asked, now: Date): Sent<'posts'> {
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

/** The rows from the cursor in its direction, one more than fits on a page. */
function beside(all: ShelvedPost[], cursor: ReturnType<typeof readCursor>): ShelvedPost[] {
  if (!cursor) return all.slice(0, PAGE + 1)
  const at = all.findIndex(post => post.key === cursor.key)
  return cursor.direction === 'after'
    ? all.slice(at + 1, at + 2 + PAGE)
    : all.slice(Math.max(0, at - PAGE - 1), at).toReversed()
}

/** How long a text counts as checked. */
const CHECKED_DAYS = 365

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
