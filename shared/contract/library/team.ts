import { z } from 'zod'
import { count, day, line, locale, typed } from '../fields.ts'
import { POST_ACTS, POST_STATES, SITUATIONS } from './keys.ts'
import { block } from './library.ts'

/** A word of an address. */
const word = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** An article as the team writes it: its sources a line each ("title | where | 2026-11-22"), what to read next by keys. */
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

const newest = z.object({
  key: word,
  locale,
  version: count,
  state: z.enum(POST_STATES),
  /** Whether an earlier version is read meanwhile. */
  is_read: z.boolean(),
  title: z.string(),
  reviewed_on: day,
  appears_on: day.nullable(),
})

const edited = newest.extend({
  written: z.object(written.shape).extend({ body: z.string() }),
  /** As readers would see it. */
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

const which = z.object({ key: word, locale })

export const teamLibrarySchemas = {
  teamPosts: { response: z.object({ posts: z.array(newest) }) },
  teamPost: { params: which, response: edited },
  savePost: {
    params: which,
    body: written.extend({
      /** The newest version that the writer has seen; 0 where there is none. */
      version: count,
      act: z.enum(POST_ACTS),
      appears_on: day.nullable().default(null),
    }),
    response: edited,
  },
}
