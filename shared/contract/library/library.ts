import { z } from 'zod'
import { count, cursor, day, locale, page, slug, typed } from '../fields.ts'
import { FAQ_TOPICS, PAGE_TEXTS, SITUATIONS } from './keys.ts'

/** Text of one style; `href` is an address of this site. */
const run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  href: z.string().optional(),
})
const runs = z.array(run)
export type Run = z.output<typeof run>

/** All elements of a text. Browsers render these and never stored markup. */
export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
  z.object({ kind: z.literal('quote'), paragraphs: z.array(runs) }),
  z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
])
export type Block = z.output<typeof block>

const source = z.object({ title: z.string(), where: z.string(), read_on: day })
export type Source = z.output<typeof source>

const postCard = z.object({
  slug,
  title: z.string(),
  description: z.string(),
  situation: z.enum(SITUATIONS),
  minutes: count,
  published_on: day,
  reviewed_on: day,
  /** Its last review is more than twelve months ago. */
  is_stale: z.boolean(),
})
export type PostCard = z.output<typeof postCard>

const post = postCard.extend({
  locale,
  /** Date of the last change of its text. */
  changed_on: day,
  /** Its slug in each language; null where there is no translation. */
  slugs: z.object({ id: slug.nullable(), en: slug.nullable() }),
  /** The summary, where the article begins with one. */
  short: z.object({ title: z.string(), points: z.array(runs) }).nullable(),
  blocks: z.array(block),
  sources: z.array(source),
  related: z.array(postCard),
})
export type Post = z.output<typeof post>

const pageText = z.object({
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  /** Date of its last change; null where it has versions. */
  updated_on: day.nullable(),
  /** An id is an anchor on the page. */
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block) })),
})
export type PageText = z.output<typeof pageText>

const faq = z.object({
  slug,
  topic: z.enum(FAQ_TOPICS),
  question: z.string(),
  answer: z.array(runs),
})
export type Faq = z.output<typeof faq>

/** Defaults to the caller's language. */
const inLanguage = locale.optional()

export const librarySchemas = {
  posts: {
    query: z.object({
      locale: inLanguage,
      situation: z.enum(SITUATIONS).optional().catch(undefined),
      cursor,
    }),
    response: z.object({ posts: z.array(postCard), page }),
  },
  post: { params: z.object({ slug }), query: z.object({ locale: inLanguage }), response: post },
  pageText: {
    params: z.object({ name: z.enum(PAGE_TEXTS) }),
    query: z.object({ locale: inLanguage }),
    response: pageText,
  },
  faqs: {
    query: z.object({ locale: inLanguage, q: typed(100).default('') }),
    response: z.object({ faqs: z.array(faq), total: count }),
  },
}
