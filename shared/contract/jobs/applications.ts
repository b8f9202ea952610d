import { z } from 'zod'
import { email, phone } from '../accounts/accounts.ts'
import { count, day, flag, id, line, locale, optionalText, slug, text } from '../fields.ts'
import { attachment, sentFile } from '../files/sent-files.ts'
import { APPLICATION_ANSWERS, APPLICATION_STATES } from '../keys.ts'
import { APPLICATION } from './limits.ts'

const state = z.enum(APPLICATION_STATES)

const apply = z.strictObject({
  /** Without it, the one vacancy that the company has open. */
  vacancy_id: id.optional(),
  company_id: id.optional(),
  name: line(1, 80),
  /** One of the two is needed. */
  email: email.nullish(),
  phone: phone.nullish(),
  message: optionalText(APPLICATION.message),
  /** The résumé, sent before by `POST /files`. */
  attachment: sentFile,
  locale: locale.optional(),
})
export type ApplicationGiven = z.output<typeof apply>

const vacancy = z.object({ id, title: z.string(), locale, is_open: z.boolean() })

const facts = z.object({
  id,
  state,
  vacancy,
  sent_on: day,
  seen_on: day.nullable(),
  answered_on: day.nullable(),
})

/** As who sent it sees it; what it said is null once it was withdrawn. */
const ownApplication = facts.extend({
  /** In which it is written about. */
  locale,
  /** Whether its sender is written to about it. */
  told: z.boolean(),
  /** `is_shown`: its page is there still. `is_taken_down`: the team doubts its company, and warns of it. */
  vacancy: vacancy.extend({ is_shown: z.boolean(), is_taken_down: z.boolean() }),
  company: z.object({ id, name: z.string(), slug }),
  /** Three weeks without an answer. */
  is_late: z.boolean(),
  said: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      message: z.string().nullable(),
      file: z.string(),
    })
    .nullable(),
  answer: z.string().nullable(),
})
export type OwnApplication = z.output<typeof ownApplication>

/** As the company's list shows it. */
const received = facts.extend({ name: z.string().nullable(), is_late: z.boolean() })
export type ReceivedApplication = z.output<typeof received>

/** As the company reads it. */
const openedApplication = received.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  file: z.string().nullable(),
  answer: z.string().nullable(),
  /** The language that the applicant reads. */
  locale,
})
export type OpenedApplication = z.output<typeof openedApplication>

/** How a company answers those who apply: of the last twelve months, from five up. The rest was not answered in three weeks. */
const answerRecord = z.object({
  applications: count,
  answered: count,
  within_week: count,
  within_month: count,
  /** Days until half of the answers were there. */
  days: count.nullable(),
})
export type AnswerRecord = z.output<typeof answerRecord>
/** By the company's id. */
export type AnswerRecords = Record<string, AnswerRecord>

const ID_LENGTH = 36
/** Ascending, each once: the same companies are one address, and one kept answer. */
const idsOf = (most: number) =>
  z
    .string()
    .max(most * (ID_LENGTH + 1))
    .transform(list => list.split(','))
    .pipe(z.array(id).max(most))
    .refine(ids => ids.every((one, at) => at === 0 || (ids[at - 1] ?? '') < one))

const params = z.object({ id })
export const applicationSchemas = {
  applyJob: { body: apply, response: ownApplication },
  ownApplications: { response: z.object({ applications: z.array(ownApplication) }) },
  withdrawApplication: { params, response: ownApplication },
  removeApplication: { params, response: z.object({ removed: z.literal(true) }) },
  /** Of several companies at once, by their ids between commas; a company of whom too little is known is left out. */
  answerRecords: {
    query: z.object({ companies: idsOf(APPLICATION.records) }),
    response: z.object({ records: z.record(id, answerRecord) }),
  },
  ownerApplications: {
    query: z.object({
      vacancy: id.optional().catch(undefined),
      state: state.optional().catch(undefined),
      /** Only those that wait for an answer. */
      waiting: flag.optional().catch(undefined),
    }),
    response: z.object({
      applications: z.array(received),
      /** Of all: those that nobody has opened, and those that wait for an answer. */
      counts: z.object({ all: count, unseen: count, waiting: count }),
      vacancies: z.array(vacancy),
      /** The team took the company's vacancies down: what was sent for them is not here. */
      is_taken_down: z.boolean(),
    }),
  },
  openApplication: { params, response: openedApplication },
  answerApplication: {
    params,
    body: z.strictObject({
      decision: z.enum(APPLICATION_ANSWERS),
      message: text(APPLICATION.answer.min, APPLICATION.answer.max),
    }),
    response: openedApplication,
  },
  applicationFile: { params, response: attachment },
  ownApplicationFile: { params, response: attachment },
}
