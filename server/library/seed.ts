import { dayOf } from '#server/platform/clock.ts'
import { changed } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { changedOn } from './change-date.ts'
import { readArticles, readFaqs } from './seed-files.ts'
import { CHANGED_LIBRARY } from './shelf.ts'
import * as faqStore from './faq-store.ts'
import * as store from './store.ts'

/**
 * Adds and updates the texts that come with the program, and withdraws questions that it no longer has; what the team
 * has changed stays.
 */
export async function seedLibrary({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const [articles, faqs, posts, shown] = await Promise.all([
    readArticles(),
    readFaqs(),
    store.listPosts(db.content),
    faqStore.listFaqs(db.content),
  ])
  const today = dayOf(clock.now())
  const news = articles.filter(isNews<store.PostText>(posts, postKey)).map(text => {
    const before = posts.find(post => postKey(post) === postKey(text))
    return { ...text, changed_on: changedOn(before, text, before ? today : text.published_on) }
  })
  const answers = faqs.filter(isNews<faqStore.FaqText>(shown, faqKey))
  const known = new Set(faqs.map(faqKey))
  const gone = shown.filter(one => one.seed !== null && !known.has(faqKey(one)))
  if (news.length + answers.length + gone.length === 0) return
  await db.begin('content', async tx => {
    await faqStore.withdrawFaqs(tx, gone)
    await store.publishPosts(tx, news)
    await faqStore.publishFaqs(tx, answers)
    changed(CHANGED_LIBRARY)
  })
}

const postKey = ({ key, locale }: store.PostText): string => `${key} ${locale}`

const faqKey = ({ locale, slug }: faqStore.FaqText): string => `${locale} ${slug}`

/**
 * True for a text that is not published yet, or whose published version came with an earlier form of the program's
 * text.
 */
function isNews<T extends { seed: string | null }>(standing: readonly T[], keyOf: (text: T) => string) {
  const seeds = new Map(standing.map(text => [keyOf(text), text.seed]))
  return (text: T): boolean => {
    const before = seeds.get(keyOf(text))
    return before === undefined || (before !== null && before !== text.seed)
  }
}
