import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { flag, id, line, locale, month, text, typed, withoutContacts } from '../fields.ts'
import { ASKED_STATES, ASKER_TYPES, AUTHOR_TYPES, GUIDELINES } from '../keys.ts'
import { STUBS } from '../contact/stubs.ts'
import { MANAGE_CODE } from '../writing/writing.ts'
import { ANSWER, ASKER_NAME, QUESTION } from './limits.ts'

/** A form that nobody filled in sends empty texts. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (typeof value === 'string' && !/\S/.test(value) ? null : value), schema.nullish())

const code = typed(100).toUpperCase().regex(MANAGE_CODE)
const question = withoutContacts(text(QUESTION.min, QUESTION.max))
const answer = withoutContacts(text(ANSWER.min, ANSWER.max))
const asker = {
  name: orNothing(withoutContacts(line(1, ASKER_NAME))),
  author_type: z.enum(ASKER_TYPES).default('undisclosed'),
}
/** The address is never shown: it is told what became of this, and closed. */
const common = {
  email: orNothing(email),
  agree: flag.refine(value => value),
  /** Made where it is written; the server makes one where none comes. */
  manage_code: orNothing(code),
  locale: locale.optional(),
}
const sent = z.object({ id, state: z.enum(ASKED_STATES), manage_code: z.string() })

/** What the holder of a code sees of the own question or answer. */
const own = z.object({
  kind: z.enum(['question', 'answer']),
  state: z.enum(ASKED_STATES),
  company: z.object({ slug: z.string(), name: z.string() }),
  /** The question that it is, or that it answers. */
  question_id: id,
  /** The words of what it answers, where readers see them. */
  question: z.string().nullable(),
  /** Why readers see no answer to it: what it answers was withdrawn, or removed. */
  gone: z.enum(['withdrawn', 'removed']).nullable(),
  words: z.string(),
  name: z.string().nullable(),
  author_type: z.enum(ASKER_TYPES),
  locale,
  month: month.nullable(),
  answers: z.number().int().nonnegative(),
  guideline: z.literal(GUIDELINES).nullable(),
  note: z.string().nullable(),
  removed_by: z.enum(STUBS).nullable(),
  /** Whether letters go somewhere. */
  told: z.boolean(),
})
export type OwnAsked = z.output<typeof own>

/** What the ids say needs no `type`: a message that names a question answers it, any other one asks. */
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
    response: z.object({ state: z.enum(ASKED_STATES) }),
  },
  withdrawMessage: { response: z.object({ state: z.literal('withdrawn') }) },
}
