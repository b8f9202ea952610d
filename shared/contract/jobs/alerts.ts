import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { day, flag, id, line, locale, slug } from '../fields.ts'
import { vacancySchemas } from './vacancies.ts'
import { LETTER_KINDS, ALERT_KINDS, ALERT_STATES } from './alert-keys.ts'

/** The same whether the address is already subscribed or not, so that it discloses nobody's subscriptions. */
const response = z.object({ received: z.literal(true) })
const byMail = { email, locale: locale.optional() }
const name = line(1, 80)

const subscription = z.object({
  id,
  kind: z.enum(ALERT_KINDS),
  /** The search in words, or the company's name; empty for advice. */
  title: z.string(),
  state: z.enum(ALERT_STATES),
})

/** Mail preferences of an address: kinds of letters, and subscriptions. */
const mailChoices = z.object({
  kinds: z.array(z.object({ kind: z.enum(LETTER_KINDS), stopped: z.boolean() })),
  subscriptions: z.array(subscription),
  /** Mails bounced; nothing is sent until the recipient asks for it again. */
  paused: z.boolean(),
})
export type MailChoices = z.output<typeof mailChoices>

/** All stored data on mails to the account's address: each subscription's state with its date, and the name given with it. */
const ownLetters = z.object({
  /** Token of the preferences page; null where nothing is sent to the address. */
  token: z.string().nullable(),
  language: locale.nullable(),
  paused: z.boolean(),
  subscriptions: z.array(subscription.extend({ since: day, name: z.string().nullable() })),
})
export type OwnLetters = z.output<typeof ownLetters>

const params = z.object({ token: slug })

export const alertSchemas = {
  subscribeCompany: { body: z.strictObject({ ...byMail, company_id: id }), response },
  subscribeSearch: {
    body: z.object({ ...vacancySchemas.vacancies.query.omit({ sort: true, cursor: true }).shape, ...byMail }),
    response,
  },
  subscribeAdvice: { body: z.strictObject({ ...byMail, first_name: name, last_name: name }), response },
  ownLetters: { response: ownLetters },
  mailChoices: { params, response: mailChoices },
  chooseMail: {
    params,
    /** One of the two; `all` means every subscription. */
    body: z.union([
      z.strictObject({ kind: z.enum(LETTER_KINDS), stopped: flag }),
      z.strictObject({ subscription: z.union([id, z.literal('all')]), stopped: flag }),
    ]),
    response: mailChoices,
  },
}
