import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { count, day, flag, id, line, locale, optionalText, text, typed } from '../fields.ts'
import { mayBeAddress } from './address.ts'
import { attachment, sentFile } from '../files/sent-files.ts'
import {
  DATA_RIGHTS,
  INQUIRY_CLASSES,
  INQUIRY_OUTCOMES,
  INQUIRY_TEXT,
  INQUIRY_TOPICS,
  MOST_EVIDENCE,
  TAKEDOWN_ASKERS,
  TAKEDOWN_CLASSES,
} from './keys.ts'

const name = (max: number) =>
  line(0, max)
    .nullish()
    .transform(value => value || null)
const message = text(INQUIRY_TEXT.min, INQUIRY_TEXT.max)

/** The public ticket number, and the deadline of the answer. */
const received = z.object({ ticket: z.string(), due_at: z.iso.datetime() })

const takedown = z.strictObject({
  class: z.enum(TAKEDOWN_CLASSES),
  who: z.enum(TAKEDOWN_ASKERS),
  name: line(1, 80),
  email,
  company: name(120),
  /** The page of the content, an address of this site. */
  address: line(5, 500).refine(mayBeAddress, { params: { key: 'no_address' } }),
  message,
  /** The ticket of a refused report that is to be reviewed again. */
  ticket: typed(12).nullish(),
  agree: flag.refine(Boolean, { params: { key: 'agree' } }),
  upload_files: z.array(sentFile).max(MOST_EVIDENCE).default([]),
  locale: locale.optional(),
})

/** One line of the public figures; a count below `LEAST_COUNTED` is null. */
const figure = z.object({
  topic: z.enum(INQUIRY_TOPICS),
  class: z.enum(INQUIRY_CLASSES),
  outcome: z.enum(INQUIRY_OUTCOMES),
  count: count.nullable(),
})

export const contactSchemas = {
  contact: {
    body: z.strictObject({
      first_name: name(80),
      last_name: name(80),
      email,
      message,
      company: optionalText(120),
      locale: locale.optional(),
    }),
    response: received,
  },
  /** A session with the same address proves it; only then does `authority_urgent` get its short deadline. */
  reportContent: { body: takedown, response: received },
  /** A session with the same address proves it. */
  askRight: {
    body: z.strictObject({
      right: z.enum(DATA_RIGHTS),
      name: name(80),
      email,
      message,
      locale: locale.optional(),
    }),
    response: received,
  },
  inquiryFile: { params: z.object({ id, file: id }), response: attachment },
  transparency: {
    response: z.object({
      halves: z.array(z.object({ from: day, to: day, figures: z.array(figure) })),
    }),
  },
}
