import { z } from 'zod'
import { email } from './accounts.ts'
import { day, id, locale, slug } from './fields.ts'
import { OWNER_ACTS, SUBSCRIPTION_STATES } from './keys.ts'

/** Long enough for any sentence; what is longer is nobody's password. */
const LONGEST_PASSWORD = 128
/** As it is typed: every character counts. */
const password = z.string().min(1).max(LONGEST_PASSWORD)

/** Somebody who speaks for a company. */
const owner = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  phone: z.string().nullable(),
})
export type Owner = z.output<typeof owner>

/** What the company subscribes to today; `until` is its last day. */
const subscription = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  since: day,
  until: day.nullable(),
})
export type Subscription = z.output<typeof subscription>

/** Who is signed in, for which company, and what the subscription allows. */
const ownerSelf = z.object({
  user: owner,
  company: z.object({ id, slug, name: z.string() }),
  subscription,
  may: z.array(z.enum(OWNER_ACTS)),
})
export type OwnerSelf = z.output<typeof ownerSelf>

export const ownerSchemas = {
  ownerLogin: {
    body: z.strictObject({ email, password, locale: locale.optional() }),
    response: ownerSelf.extend({ token: z.string() }),
  },
  ownerLogout: { response: z.object({ done: z.literal(true) }) },
  ownerMe: { response: ownerSelf },
}
