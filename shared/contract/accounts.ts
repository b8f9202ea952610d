import { z } from 'zod'
import { flag, id, locale, text } from './fields.ts'

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
const email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** Asking for a code answers the same whether the account exists or not; `user_id` names the attempt. */
const attempt = z.object({ user_id: id, expires_in: z.number().int(), resend_in: z.number().int() })
const byEmail = z.strictObject({ email, locale: locale.optional() })

/** Which consent text the person saw: stored with the account as an event. */
export const user = z.object({ id, email: z.string().nullable(), phone_number: z.string().nullable() })
export type User = z.output<typeof user>
export const staffMember = z.object({
  name: z.string(),
  role: z.enum(['moderator', 'editor', 'administrator']),
})
export type StaffMember = z.output<typeof staffMember>

export const accountSchemas = {
  loginEmail: { body: byEmail, response: attempt },
  registerEmail: { body: byEmail, response: attempt },
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
    query: z.object({ to: text(3, 254).optional() }),
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
