import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { day, id, line, locale, optionalText, slug, typed, withoutContacts } from '../fields.ts'
import { OWNER_ACTS, SUBSCRIPTION_STATES } from '../keys.ts'

/** Allows a passphrase and bounds the cost of hashing. */
const LONGEST_PASSWORD = 128
/** Not trimmed or normalised. */
const password = z.string().min(1).max(LONGEST_PASSWORD)

/** A new password; length is the only requirement. */
const SHORTEST_PASSWORD = 12
const newPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD)
const done = z.object({ done: z.literal(true) })

const owner = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  phone: z.string().nullable(),
})
export type Owner = z.output<typeof owner>

/** The company's subscription today; `until` is its last day. */
const subscription = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  since: day,
  until: day.nullable(),
})
export type Subscription = z.output<typeof subscription>

/** The signed-in owner, the company, and what the subscription permits. */
const ownerSelf = z.object({
  user: owner,
  company: z.object({ id, slug, name: z.string() }),
  subscription,
  may: z.array(z.enum(OWNER_ACTS)),
})
export type OwnerSelf = z.output<typeof ownerSelf>

const position = { name: withoutContacts(line(1, 80)), role: withoutContacts(line(2, 80)) }

/** `has_password`: they accepted the invitation by choosing a password. */
const colleagues = z.object({
  colleagues: z.array(owner.extend({ is_you: z.boolean(), has_password: z.boolean() })),
})
export type Colleague = z.output<typeof colleagues>['colleagues'][number]

/** The log of owners' actions; `about` is the colleague concerned. */
const ownerHistory = z.object({
  acts: z.array(
    z.object({
      id,
      week: day,
      act: z.string(),
      by: z.string().nullable(),
      about: z.string().nullable(),
    }),
  ),
})

export const ownerSchemas = {
  ownerLogin: {
    body: z.strictObject({ email, password, locale: locale.optional() }),
    response: ownerSelf.extend({ token: z.string() }),
  },
  ownerLogout: { response: done },
  forgotPassword: { body: z.strictObject({ email, locale: locale.optional() }), response: done },
  choosePassword: {
    body: z.strictObject({ token: typed(60).regex(/^[\w-]{43}$/), password: newPassword }),
    response: done,
  },
  changePassword: { body: z.strictObject({ current: password, password: newPassword }), response: done },
  ownerMe: { response: ownerSelf },
  changeAccount: {
    body: z.strictObject({ ...position, phone: optionalText(30) }),
    response: done,
  },
  ownerColleagues: { response: colleagues },
  inviteColleague: { body: z.strictObject({ ...position, email }), response: colleagues },
  removeColleague: { params: z.object({ id }), response: colleagues },
  ownerHistory: { response: ownerHistory },
}
