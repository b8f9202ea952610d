import { z } from 'zod'
import { attempt, code, email, phone } from './accounts.ts'
import { day, flag, id, locale, month, typed } from '../fields.ts'

/** `used`: the last day on which the session was active; `ends`: its latest possible last day. */
const device = z.object({ id: z.string(), here: z.boolean(), used: day, ends: day })
const consent = z.object({ purpose: z.string(), text: z.string(), locale, day })

const ownAccount = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** Language of messages to the account; null where none was chosen. */
  language: locale.nullable(),
  /** A mail to its address bounced, and none has been delivered since. */
  mail_refused: z.boolean(),
  /** The month in which the account was created. */
  since: month,
  devices: z.array(device),
  consents: z.array(consent),
})
export type OwnAccount = z.output<typeof ownAccount>

export const ownAccountSchemas = {
  ownAccount: { response: ownAccount },
  nameAccount: { body: z.strictObject({ name: typed(80) }), response: ownAccount },
  chooseLanguage: { body: z.strictObject({ language: locale }), response: ownAccount },
  /** Sends a code to a new address, which is added or replaces the account's address of the same kind. */
  addAddress: {
    body: z
      .strictObject({ email: email.optional(), phone: phone.optional(), locale: locale.optional() })
      .refine(given => (given.email === undefined) !== (given.phone === undefined), { path: ['email'] }),
    response: attempt,
  },
  proveAddress: {
    body: z.strictObject({ user_id: id, two_factor_code: code, locale: locale.optional() }),
    response: ownAccount,
  },
  removeAddress: {
    params: z.object({ channel: z.enum(['email', 'whatsapp']) }),
    response: ownAccount,
  },
  endDevice: { params: z.object({ id: z.string().regex(/^[\da-f]{32}$/) }), response: ownAccount },
  endOtherDevices: { response: ownAccount },
  deleteAccount: {
    body: z.strictObject({ agreed: flag, locale: locale.optional() }),
    response: z.object({ done: z.literal(true) }),
  },
}
