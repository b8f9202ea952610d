import type { Sent } from '#shared/contract/contract.ts'
import { FAQ_TOPICS } from '#shared/contract/library/keys.ts'
import type { Block, Faq, Run } from '#shared/contract/library/library.ts'
import type { Locale } from '#shared/locale.ts'
import type { Db } from '#server/platform/db/db.ts'
import { readText, wordsOf } from './blocks.ts'
import { isOwnPage } from './own-page.ts'
import * as faqStore from './faq-store.ts'
import * as store from './store.ts'

/** The subject of every page that shows an article or an answered question. */
export const CHANGED_LIBRARY = 'library'

export type ShelvedPost = store.PostRow & {
  minutes: number
  short: { title: string; points: Run[][] } | null
  blocks: Block[]
}
type ShelvedFaq = Faq & { locale: Locale; words: string }

/** All published texts at one moment, the newest first. */
export type Shelf = { posts: ShelvedPost[]; faqs: ShelvedFaq[]; former: Former[] }
type Former = Awaited<ReturnType<typeof store.listFormerSlugs>>[number]

/** Words that a reader reads in a minute. */
const A_MINUTE = 200

/** The library in memory: read again after a change, in every running process; a version of a text is parsed once. */
export function createShelf(db: Db): () => Promise<Shelf> {
  let kept: Promise<Shelf> | undefined
  const parsed = new Map<string, Block[]>()
  db.onChange(subjects => {
    if (subjects === 'all' || subjects.includes(CHANGED_LIBRARY)) kept = undefined
  })

  async function read(): Promise<Shelf> {
    const sql = db.content
    const [posts, faqs, former] = await Promise.all([
      store.listPosts(sql),
      faqStore.listFaqs(sql),
      store.listFormerSlugs(sql),
    ])
    return { posts: posts.map(shelve), faqs: faqs.map(answer), former }
  }

  const shelve = (row: store.PostRow): ShelvedPost => {
    const all = blocksOf(`${row.key} ${row.version}`, row.locale, row.body)
    const minutes = Math.max(1, Math.round(wordsOf(all).split(/\s+/).length / A_MINUTE))
    return { ...row, ...inShort(all), minutes }
  }

  const answer = ({ locale, slug, topic, question, ...row }: faqStore.FaqRow): ShelvedFaq => {
    const blocks = blocksOf(`${slug} ${row.version} faq`, locale, row.answer)
    const words = `${question}\n${wordsOf(blocks)}`.toLowerCase()
    const paragraphs = blocks.flatMap(block => (block.kind === 'paragraph' ? [block.runs] : []))
    return { locale, slug, topic, question, answer: paragraphs, words }
  }

  function blocksOf(name: string, locale: Locale, body: string): Block[] {
    const key = `${name} ${locale}`
    const blocks = parsed.get(key) ?? readText(body, isOwnPage(locale)).blocks
    parsed.set(key, blocks)
    return blocks
  }

  return () => {
    if (!db.receivesChanges()) return read()
    const reading = (kept ??= read())
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading
  }
}

/** A text whose first blocks are a heading and a list begins with its short answer. */
function inShort(all: Block[]): Pick<ShelvedPost, 'short' | 'blocks'> {
  const [heading, list, ...blocks] = all
  return heading?.kind === 'heading' && list?.kind === 'list'
    ? { short: { title: heading.text, points: list.items }, blocks }
    : { short: null, blocks: all }
}

/** Questions that contain every searched word: first those with the words in the question itself, then by topic. */
export function findFaqs({ faqs }: Shelf, { q, locale }: { q: string; locale: Locale }): Sent<'faqs'> {
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
