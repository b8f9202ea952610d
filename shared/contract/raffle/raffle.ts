import { z } from 'zod'
import { count, day, flag, locale, month, typed } from '../fields.ts'

const PHONE = /^\+?[\d\s().-]{8,20}$/
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const publicKey = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

/** How a winner is notified: an e-mail address or a phone number. */
const contact = typed(200)
  .min(1)
  .refine(value => z.email().safeParse(value).success || PHONE.test(value), { params: { key: 'reachable' } })

/** A month that accepts tickets now. `entries`: number of entries as a band; `to` is null where it is open-ended. */
const takingMonth = z.object({
  month,
  closes_on: day,
  public_key: publicKey,
  seed_hash: hash,
  entries: z.object({ from: count, to: count.nullable() }),
})
export type TakingMonth = z.output<typeof takingMonth>

/** The public value is the one that the rules name, published by a third party after the month's entries closed. */
const drawnMonth = z.object({
  month,
  drawn_on: day,
  public_value: z.string(),
  public_day: day,
  public_source: z.string(),
  entries: count,
  winners: z.array(hash),
})
export type DrawnMonth = z.output<typeof drawnMonth>

const raffleState = z.object({
  organiser: z.string(),
  permit: z.string(),
  /** The permit's first and last month. */
  from: month,
  until: month,
  witness: z.string(),
  prizes: z.object({ count, rupiah: count }),
  /** The current month first. */
  months: z.array(takingMonth),
  closed: z.array(month),
  draws: z.array(drawnMonth),
})
export type RaffleState = z.output<typeof raffleState>

const raffleEntry = z.strictObject({
  month,
  token: z.string().regex(/^[\w-]{86}$/),
  signature: z.string().regex(/^[\w-]{512}$/),
  contact,
  agree_rules: flag.refine(value => value),
  locale: locale.optional(),
})
export type RaffleEntry = z.output<typeof raffleEntry>

export const raffleSchemas = {
  raffleState: { response: raffleState },
  raffleEntry: { body: raffleEntry, response: z.object({ entry: hash }) },
  /** All data for repeating the draw: the entries as hashes, and the values that determine their order. */
  raffleDraw: {
    params: z.object({ month }),
    response: drawnMonth.extend({
      seed: hash,
      seed_hash: hash,
      all_entries: z.array(hash),
    }),
  },
}
