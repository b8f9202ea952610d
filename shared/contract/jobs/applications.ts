import { z } from 'zod'
import { email, phone } from '../accounts/accounts.ts'
import { count, day, flag, id, line, locale, optionalText, slug, text } from '../fields.ts'
import { attachment, sentFile } from '../files/sent-files.ts'
import { APPLICATION_ANSWERS, APPLICATION_STATES } from '../keys.ts'
import { APPLICATION } from './limits.ts'

const state = z.enum(APPLICATION_STATES)

const apply = z.strictObject({
  /** Without it, the company's only open vacancy. */
  vacancy_id: id.optional(),
  company_id: id.optional(),
  name: line(1, 80),
  /** `email` or `phone` is required. */
  email: email.nullish(),
  phone: phone.nullish(),
  message: optionalText(APPLICATION.message),
  /** The résumé, uploaded before by `POST /files`. */
  attachment: sentFile,
  locale: locale.optional(),
})
export type ApplicationInput = z.output<typeof apply>

const vacancy = z.object({ id, title: z.string(), locale, is_open: z.boolean() })

const facts = z.object({
  id,
  state,
  vacancy,
  sent_on: day,
  seen_on: day.nullable(),
  answered_on: day.nullable(),
})

/** An application as its applicant sees it; `content` is null after withdrawal. */
const ownApplication = facts.extend({
  /** Language of the mails about it. */
  locale,
  /** Whether the applicant receives mails about it. */
  gets_mails: z.boolean(),
  /** `is_shown`: its page still exists. `is_taken_down`: the team took the company's vacancies down, and applicants are warned. */
  vacancy: vacancy.extend({ is_shown: z.boolean(), is_taken_down: z.boolean() }),
  company: z.object({ id, name: z.string(), slug }),
  /** Unanswered for three weeks. */
  is_late: z.boolean(),
  content: z
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

/** An application in the company's list. */
const received = facts.extend({ name: z.string().nullable(), is_late: z.boolean() })
export type ReceivedApplication = z.output<typeof received>

/** An application as the company opens it. */
const openedApplication = received.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  file: z.string().nullable(),
  answer: z.string().nullable(),
  /** The applicant's language. */
  locale,
})
export type OpenedApplication = z.output<typeof openedApplication>

/** How a company answers applicants over the last twelve months, shown from five applications on. The rest had no answer within three weeks. */
const answerRecord = z.object({
  applications: count,
  answered: count,
  within_week: count,
  within_month: count,
  /** Median days to an answer. */
  days: count.nullable(),
})
export type AnswerRecord = z.output<typeof answerRecord>
/** Keyed by the company's id. */
export type AnswerRecords = Record<string, AnswerRecord>

const ID_LENGTH = 36
/** Ascending and unique, so that the same companies give the same URL and one cache entry. */
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
  /** Records of several companies, by ids separated by commas; companies with too few applications are omitted. */
  answerRecords: {
    query: z.object({ companies: idsOf(APPLICATION.records) }),
    response: z.object({ records: z.record(id, answerRecord) }),
  },
  ownerApplications: {
    query: z.object({
      vacancy: id.optional().catch(undefined),
      state: state.optional().catch(undefined),
      /** Only unanswered ones. */
      waiting: flag.optional().catch(undefined),
    }),
    response: z.object({
      applications: z.array(received),
      /** Of all applications: unopened ones, and unanswered ones. */
      counts: z.object({ all: count, unseen: count, waiting: count }),
      vacancies: z.array(vacancy),
      /** The team took the company's vacancies down; their applications are not listed. */
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
