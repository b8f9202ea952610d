import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { day, flag, id, line, locale, slug } from '../fields.ts'
import { vacancySchemas } from './vacancies.ts'
import { LETTER_KINDS, ALERT_KINDS, ALERT_STATES } from './alert-keys.ts'

/** The same whether the address is told already or not: nobody learns of others what they look for. */
const response = z.object({ received: z.literal(true) })
const byMail = { email, locale: locale.optional() }
const name = line(1, 80)

const subscription = z.object({
  id,
  kind: z.enum(ALERT_KINDS),
  /** What is looked for, or the company; empty of advice. */
  title: z.string(),
  state: z.enum(ALERT_STATES),
})

/** What is sent to an address: to whoever speaks for a company, and what was subscribed to. */
const mailChoices = z.object({
  kinds: z.array(z.object({ kind: z.enum(LETTER_KINDS), stopped: z.boolean() })),
  subscriptions: z.array(subscription),
  /** Letters came back: nothing more is sent until somebody asks for it again. */
  paused: z.boolean(),
})
export type MailChoices = z.output<typeof mailChoices>

/** All that is kept of what is sent to the own address: of each since when it stands so, and the name given with it. */
const ownLetters = z.object({
  /** Names the page of choices; null where nothing is sent there. */
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
    /** One of both; `all` is everything that was subscribed to. */
    body: z.union([
      z.strictObject({ kind: z.enum(LETTER_KINDS), stopped: flag }),
      z.strictObject({ subscription: z.union([id, z.literal('all')]), stopped: flag }),
    ]),
    response: mailChoices,
  },
}
