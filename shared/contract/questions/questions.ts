import { z } from 'zod'
import { count, cursor, id, locale, month, page, reportBody, slug, typed } from '../fields.ts'
import { ASKER_TYPES, AUTHOR_TYPES, GUIDELINES, QUESTION_SORTS, REPLY_ROLES } from '../keys.ts'
import { STUBS } from '../contact/stubs.ts'

/** Replaces removed text. */
const stub = z.object({ by: z.enum(STUBS), guideline: z.literal(GUIDELINES).nullable() })
export type MessageStub = z.output<typeof stub>

const publicAnswer = z.object({
  id,
  author_type: z.enum(AUTHOR_TYPES),
  /** The office of a company's answer; null for anybody else's. */
  role: z.enum(REPLY_ROLES).nullable(),
  /** Null where a stub replaces them. */
  words: z.string().nullable(),
  stub: stub.nullable(),
  locale,
  month,
  helpful_count: count,
})
export type PublicAnswer = z.output<typeof publicAnswer>

/** A question as readers see it: the company's answer first, then the most helpful. */
export const publicQuestion = z.object({
  id,
  author_type: z.enum(ASKER_TYPES),
  /** Name that the asker chose. */
  name: z.string().nullable(),
  words: z.string().nullable(),
  stub: stub.nullable(),
  locale,
  month,
  answers: z.array(publicAnswer),
})
export type PublicQuestion = z.output<typeof publicQuestion>

const similar = z.object({ id, words: z.string(), locale, answers: count })

const foundQuestion = similar.extend({ company: z.object({ slug: z.string(), name: z.string() }) })
export type FoundQuestion = z.output<typeof foundQuestion>
export type SimilarQuestion = z.output<typeof similar>

const byId = { params: z.object({ id }) }
const marked = z.object({ helpful: z.boolean(), count })
const received = z.object({ received: z.literal(true) })

export const questionSchemas = {
  companyQuestions: {
    params: z.object({ slug }),
    query: z.object({
      /** Search words, in the question or an answer. */
      q: typed(100).default(''),
      sort: z.enum(QUESTION_SORTS).default('newest').catch('newest'),
      cursor,
    }),
    response: z.object({ questions: z.array(publicQuestion), page, answered: count }),
  },
  /** Published questions of the company that share words with `q`. */
  similarQuestions: {
    params: z.object({ slug }),
    query: z.object({ q: typed(500).default('') }),
    response: z.object({ questions: z.array(similar) }),
  },
  /** Published questions of all companies that contain every word, newest first. */
  questions: {
    query: z.object({ q: typed(100).default('') }),
    response: z.object({ questions: z.array(foundQuestion) }),
  },
  question: {
    ...byId,
    response: z.object({
      company: z.object({ slug: z.string(), name: z.string() }),
      question: publicQuestion,
    }),
  },
  reportQuestion: { ...byId, body: reportBody, response: received },
  reportAnswer: { ...byId, body: reportBody, response: received },
  markAnswer: { ...byId, response: marked },
  unmarkAnswer: { ...byId, response: marked },
}
