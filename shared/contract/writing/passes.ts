import { z } from 'zod'
import { MOST_MERGED } from '#shared/pass/domain.ts'
import { presentationLength } from '#shared/pass/presentation.ts'
import { REQUEST_LENGTH } from '#shared/pass/request.ts'
import { RESPONSE_LENGTH } from '#shared/pass/response.ts'
import { id, flag, whole } from '../fields.ts'

/** Bytes as base64url without padding; a length in bytes, or a range. */
const bytes = (least: number, most = least) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .min(charactersOf(least))
    .max(charactersOf(most))
const charactersOf = (length: number): number => Math.ceil((length * 4) / 3)

const year = whole(2026, 9999)
/**
 * What a browser shows instead of a session: that it holds a credential of the year (docs/pass-1.md). `pass_hash`: the
 * SHA-256 of the pass, which the browser made itself. `unlisted`: the company's id is new too.
 */
const shown = {
  unlisted: flag.optional(),
  year,
  pass_hash: bytes(32),
  /** One tag for the company, and one for each that was merged into it this year. */
  presentation: bytes(presentationLength(1), presentationLength(1 + MOST_MERGED)),
}
const permit = z.object({ expires_in: z.number().int() })

export const passSchemas = {
  /** The public keys of this year and, in December, of the next one. */
  passKeys: {
    response: z.object({
      site: z.string(),
      keys: z.array(z.object({ year: z.number().int(), key: bytes(99) })),
    }),
  },
  reviewPass: { body: z.strictObject({ company_id: id, ...shown }), response: permit },
  payPass: { body: z.strictObject({ company_id: id.nullish(), ...shown }), response: permit },
}

const credential = {
  body: z.strictObject({ year, request: bytes(REQUEST_LENGTH) }),
  /**
   * `response` is null if another device has the account's credential of this year; `new_start`: when the account can
   * have one without that device: now, from a day on, or (null) not any more this year.
   */
  response: z.object({
    response: bytes(RESPONSE_LENGTH).nullable(),
    new_start: z.union([z.literal('now'), z.iso.date()]).nullable(),
  }),
}
export const credentialSchemas = { passCredential: credential, newStart: credential }
