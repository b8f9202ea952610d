import { z } from 'zod'
import { count, day, flag, locale, month, typed } from '../fields.ts'

const PHONE = /^\+?[\d\s().-]{8,20}$/
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const publicKey = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })

/** Where a winner is told: an e-mail address or a phone number. */
const contact = typed(200)
  .min(1)
  .refine(value => z.email().safeParse(value).success || PHONE.test(value), { params: { key: 'reachable' } })

/** A month whose tickets are taken now. `entries`: how many take part, as a band; `to` null where it has no end. */
const takingMonth = z.object({
  month,
  closes_on: day,
  public_key: publicKey,
  seed_hash: hash,
  entries: z.object({ from: count, to: count.nullable() }),
})
export type TakingMonth = z.output<typeof takingMonth>

/** The public value is what the rules name, published by others after the month's entries had closed. */
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
  /** All that is needed to draw again: who took part, as numbers, and by what they were put in order. */
  raffleDraw: {
    params: z.object({ month }),
    response: drawnMonth.extend({
      seed: hash,
      seed_hash: hash,
      all_entries: z.array(hash),
    }),
  },
}
