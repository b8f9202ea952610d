import { z } from 'zod'
import { count, day, line, locale, slug, typed } from '../fields.ts'
import { FAQ_ACTS, FAQ_STATES, FAQ_TOPICS, POST_ACTS, POST_STATES, SITUATIONS } from './keys.ts'
import { block } from './library.ts'

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** A path segment. */
const word = z.string().max(80).regex(WORD)

/** An article as the team edits it: one source per line ("title | where | 2026-11-22"), related articles by keys. */
const written = z.strictObject({
  slug: word,
  situation: z.enum(SITUATIONS),
  title: line(10, 100),
  description: line(40, 200),
  body: typed(40_000).min(200),
  related: typed(400),
  sources: typed(8_000),
  published_on: day,
  reviewed_on: day,
})

/** An answered question as the team edits it; its slug never changes. */
const writtenFaq = z.strictObject({
  topic: z.enum(FAQ_TOPICS),
  question: line(10, 200),
  answer: typed(4_000).min(40),
})

const newest = z.object({
  key: word,
  locale,
  version: count,
  state: z.enum(POST_STATES),
  /** Whether readers see a version, possibly an earlier one. */
  is_read: z.boolean(),
  title: z.string(),
  reviewed_on: day,
  appears_on: day.nullable(),
})

const edited = newest.extend({
  written: z.object(written.shape).extend({ body: z.string() }),
  /** Preview of the page. */
  blocks: z.array(block),
  versions: z.array(
    z.object({
      version: count,
      state: z.enum(POST_STATES),
      title: z.string(),
      made_on: day.nullable(),
    }),
  ),
})

const newestFaq = newest
  .pick({ locale: true, version: true, is_read: true, title: true })
  .extend({ key: slug, state: z.enum(FAQ_STATES) })

const editedFaq = newestFaq.extend({
  written: z.object(writtenFaq.shape),
  blocks: z.array(block),
  versions: edited.shape.versions,
})

const which = z.object({ key: word, locale })
const whichFaq = z.object({ key: slug.regex(WORD), locale })
/** Version that the editor saw, for optimistic locking; 0 where there is none. */
const seen = { version: count }

export const teamLibrarySchemas = {
  teamPosts: { response: z.object({ posts: z.array(newest) }) },
  teamPost: { params: which, response: edited },
  savePost: {
    params: which,
    body: written.extend({
      ...seen,
      act: z.enum(POST_ACTS),
      appears_on: day.nullable().default(null),
    }),
    response: edited,
  },
  teamFaqs: { response: z.object({ faqs: z.array(newestFaq) }) },
  teamFaq: { params: whichFaq, response: editedFaq },
  saveFaq: {
    params: whichFaq,
    body: writtenFaq.extend({ ...seen, act: z.enum(FAQ_ACTS) }),
    response: editedFaq,
  },
}
