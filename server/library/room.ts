import { untilTomorrow } from '#server/platform/clock.ts'
import { counted } from '#server/platform/found/sitemap.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import type { Context } from '#server/platform/http/api.ts'
import { createPageTexts } from './page-text.ts'
import { mayDecideOn } from '#server/moderation/policy.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import { articleEntries, listArticles, readArticle } from './articles.ts'
import { listEdited, publishScheduled, readEdited, saveEdited } from './edit.ts'
import { listEditedFaqs, readEditedFaq, saveEditedFaq } from './edit-faq.ts'
import { CHANGED_LIBRARY, createShelf, findFaqs } from './shelf.ts'

type Names = 'posts' | 'post' | 'pageText' | 'faqs' | EditorNames
type EditorNames = 'teamPosts' | 'teamPost' | 'savePost' | 'teamFaqs' | 'teamFaq' | 'saveFaq'

/** Hour of Jakarta. */
const PUBLISH_HOUR = 5

/** Articles, and questions that we answer ourselves, with the calls of their editors. */
export function createLibraryRoom(parts: Parts): Room<Names> {
  const { db, clock } = parts
  const shelf = createShelf(db)
  const textOf = createPageTexts()
  return {
    handlers: {
      ...editorHandlers(parts),
      async posts({ query }, context) {
        const now = shown(context)
        return listArticles(await shelf(), { ...query, locale: query.locale ?? context.locale }, now)
      },
      async post({ params, query }, context) {
        const now = shown(context)
        const { slug } = params
        return readArticle(await shelf(), { slug, locale: query.locale ?? context.locale }, now)
      },
      pageText: ({ params, query }, context) => textOf(query.locale ?? context.locale, params.name),
      async faqs({ query }, context) {
        context.shows(CHANGED_LIBRARY)
        return findFaqs(await shelf(), { ...query, locale: query.locale ?? context.locale })
      },
    },
    sitemaps: [counted('articles', async () => articleEntries(await shelf()))],
    tasks: { content: { 'publish-posts': () => publishScheduled({ db, clock }) } },
    daily: [{ schema: 'content', kind: 'publish-posts', hour: PUBLISH_HOUR }],
    rewritten: plainTables('content', ['post', 'faq']),
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
