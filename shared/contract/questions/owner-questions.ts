import { z } from 'zod'
import { count, cursor, id, locale, month, page, text, withoutContacts } from '../fields.ts'
import { GUIDELINES, QUESTIONS_SHOWN, REPLY_ROLES } from '../keys.ts'
import { ANSWER } from './limits.ts'
import { publicQuestion } from './questions.ts'

/** The company's own answer, including one that readers do not see. */
const ownAnswer = z.object({
  id,
  state: z.enum(['pending', 'published', 'rejected']),
  role: z.enum(REPLY_ROLES),
  words: z.string(),
  locale,
  /** Version of the text for optimistic locking: an update with another version is refused. */
  version: id,
  month: month.nullable(),
  guideline: z.literal(GUIDELINES).nullable(),
  note: z.string().nullable(),
})

/** A question as readers see it, with the company's own answer. */
const ownerQuestion = z.object({ question: publicQuestion, own: ownAnswer.nullable() })
export type OwnerQuestion = z.output<typeof ownerQuestion>

const params = z.object({ id })
const removal = z.strictObject({ guideline: z.literal(GUIDELINES).nullish(), locale: locale.optional() })

export const ownerQuestionSchemas = {
  ownerQuestions: {
    query: z.object({ show: z.enum(QUESTIONS_SHOWN).default('unanswered').catch('unanswered'), cursor }),
    response: z.object({
      questions: z.array(ownerQuestion),
      page,
      counts: z.record(z.enum(QUESTIONS_SHOWN), count),
    }),
  },
  answerQuestion: {
    params,
    body: z.strictObject({
      text: withoutContacts(text(ANSWER.min, ANSWER.max)),
      role: z.enum(REPLY_ROLES),
      /** Version of the text that is replaced; none for the first answer. */
      version: id.nullish(),
      locale: locale.optional(),
    }),
    response: ownerQuestion,
  },
  removeQuestion: { params, body: removal, response: z.object({ removed: z.literal(true) }) },
  removeAnswer: { params, body: removal, response: ownerQuestion },
}
