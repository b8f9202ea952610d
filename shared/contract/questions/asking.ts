import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { flag, id, line, locale, month, text, typed, withoutContacts } from '../fields.ts'
import { MESSAGE_STATES, ASKER_TYPES, AUTHOR_TYPES, GUIDELINES } from '../keys.ts'
import { STUBS } from '../contact/stubs.ts'
import { MANAGE_CODE } from '../writing/writing.ts'
import { ANSWER, ASKER_NAME, QUESTION } from './limits.ts'

/** Empty texts count as missing, because forms send empty fields. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (typeof value === 'string' && !/\S/.test(value) ? null : value), schema.nullish())

const code = typed(100).toUpperCase().regex(MANAGE_CODE)
const question = withoutContacts(text(QUESTION.min, QUESTION.max))
const answer = withoutContacts(text(ANSWER.min, ANSWER.max))
const asker = {
  name: orNothing(withoutContacts(line(1, ASKER_NAME))),
  author_type: z.enum(ASKER_TYPES).default('undisclosed'),
}
/** The address is never shown; it receives the outcome and is stored encrypted. */
const common = {
  email: orNothing(email),
  agree: flag.refine(value => value),
  /** Generated in the browser; the server generates one where it is missing. */
  manage_code: orNothing(code),
  locale: locale.optional(),
}
const sent = z.object({ id, state: z.enum(MESSAGE_STATES), manage_code: z.string() })

/** A question or an answer as the holder of its code sees it. */
const own = z.object({
  kind: z.enum(['question', 'answer']),
  state: z.enum(MESSAGE_STATES),
  company: z.object({ slug: z.string(), name: z.string() }),
  /** Id of the question itself, or of the answered question. */
  question_id: id,
  /** Text of the answered question, where readers see it. */
  question: z.string().nullable(),
  /** Why readers do not see the answer: its question was withdrawn, or removed. */
  question_state: z.enum(['withdrawn', 'removed']).nullable(),
  words: z.string(),
  name: z.string().nullable(),
  author_type: z.enum(ASKER_TYPES),
  locale,
  month: month.nullable(),
  answers: z.number().int().nonnegative(),
  guideline: z.literal(GUIDELINES).nullable(),
  note: z.string().nullable(),
  removed_by: z.enum(STUBS).nullable(),
  /** Whether an address receives mails about it. */
  gets_mails: z.boolean(),
})
export type OwnMessage = z.output<typeof own>

/** `type` is optional: a message with a `question_id` is an answer, any other one a question. */
const typedByIds = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    given => (isUntyped(given) ? { ...given, type: given.question_id ? 'answer' : 'question' } : given),
    schema,
  ) as unknown as z.ZodType<z.output<S>, z.input<S>>
const isUntyped = (given: unknown): given is { question_id?: unknown } =>
  typeof given === 'object' && given !== null && !('type' in given)

export const askingSchemas = {
  askQuestion: { body: z.strictObject({ company_id: id, question, ...asker, ...common }), response: sent },
  sendMessage: {
    body: typedByIds(
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('question'),
          company_id: id,
          message: question,
          ...asker,
          ...common,
        }),
        z.strictObject({
          type: z.literal('answer'),
          question_id: id,
          message: answer,
          author_type: z.enum(AUTHOR_TYPES).default('undisclosed'),
          ...common,
        }),
      ]),
    ),
    response: sent,
  },
  ownMessage: { response: own },
  editMessage: {
    body: z.strictObject({
      message: withoutContacts(typed(ANSWER.max).min(1)),
      ...asker,
      agree: flag.refine(value => value),
      locale: locale.optional(),
    }),
    response: z.object({ state: z.enum(MESSAGE_STATES) }),
  },
  withdrawMessage: { response: z.object({ state: z.literal('withdrawn') }) },
}
