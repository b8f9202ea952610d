import { z } from 'zod'
import { readMail } from '../../rules/input/mail.ts'
import { readPhone } from '../../rules/phone.ts'
import { flag, id, locale, text, typed } from '../fields.ts'

export const code = typed(40).length(6).regex(/^\d+$/)
export const email = typed(254).overwrite(readMail).pipe(z.email())

/** The response is the same whether the account exists or not; `user_id` identifies the attempt, and times are in seconds. */
export const attempt = z.object({ user_id: id, expires_in: z.number().int(), resend_in: z.number().int() })
const byEmail = z.strictObject({ email, locale: locale.optional() })

/** An Indonesian mobile number in any usual form; parsed to E.164. */
export const phone = typed(100).transform((value, context) => {
  const { number, mistake } = readPhone(value)
  if (number !== undefined) return number
  context.issues.push({ code: 'custom', input: value, params: { key: mistake } })
  return z.NEVER
})
const byPhone = z.strictObject({ phone, locale: locale.optional() })

/** Consent to the terms may come with the registration; otherwise `verifyCode` requires it. */
const registering = { consent: flag.optional() }

/** The account of a session. Both addresses are complete; the browser stores them masked. */
const user = z.object({ id, email: z.string().nullable(), phone_number: z.string().nullable() })
export type User = z.output<typeof user>
export const staffMember = z.object({
  name: z.string(),
  role: z.enum(['moderator', 'editor', 'administrator']),
})
export type StaffMember = z.output<typeof staffMember>

export const accountSchemas = {
  loginEmail: { body: byEmail, response: attempt },
  registerEmail: { body: byEmail.extend(registering), response: attempt },
  loginPhone: { body: byPhone, response: attempt },
  registerPhone: { body: byPhone.extend(registering), response: attempt },
  verifyCode: {
    body: z.strictObject({
      user_id: id,
      two_factor_code: code,
      locale: locale.optional(),
      consent: flag.optional(),
    }),
    response: z.object({ token: z.string(), user }),
  },
  logout: { response: z.object({ done: z.literal(true) }) },
  me: { response: z.object({ user }) },
  teamLogin: { body: byEmail, response: attempt },
  teamVerify: {
    body: z.strictObject({ user_id: id, two_factor_code: code, totp: code, locale: locale.optional() }),
    response: z.object({ token: z.string(), staff: staffMember, expires_in: z.number().int() }),
  },
  teamLogout: { response: z.object({ done: z.literal(true) }) },
  inbox: {
    query: z.object({ to: text(0, 254).toLowerCase().optional() }),
    response: z.object({
      messages: z.array(
        z.object({
          id,
          channel: z.enum(['email', 'whatsapp']),
          to: z.string(),
          subject: z.string(),
          body: z.string(),
          received_at: z.iso.datetime(),
        }),
      ),
    }),
  },
}
