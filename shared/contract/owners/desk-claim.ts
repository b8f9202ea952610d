import { z } from 'zod'
import { city, day, id, slug, text } from '../fields.ts'
import { FILE_KINDS } from '../../rules/file-kinds.ts'
import { SIZE_BANDS } from '../keys.ts'

/**
 * `mailbox`: at the website's host, and shown to be theirs; `unconfirmed`: nobody has opened the mail yet; `answered`: what
 * was asked; `second`: one editor approved; `owned`: somebody speaks for the company; `rival`: others ask for it, too;
 * `elsewhere`: the address speaks for a company already.
 */
const FLAGS = ['mailbox', 'unconfirmed', 'answered', 'second', 'owned', 'rival', 'elsewhere'] as const
export type ClaimFlag = (typeof FLAGS)[number]
const flags = z.array(z.enum(FLAGS))

/** `left`: working days until it is due; negative where it is late. */
const clock = { due_on: day, left: z.number().int() }
const row = z.object({ id, company: z.string(), name: z.string(), flags, ...clock })

const claimItem = z.object({
  id,
  company: z.object({
    id,
    slug: slug.nullable(),
    name: z.string(),
    legal_name: z.string().nullable(),
    website_host: z.string().nullable(),
    city: city.nullable(),
    size_band: z.enum(SIZE_BANDS).nullable(),
  }),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  free_mail: z.boolean(),
  phone: z.string(),
  employees: z.enum(SIZE_BANDS).nullable(),
  info: z.string().nullable(),
  /** What was asked back, and answered. */
  talk: z.array(z.object({ asked: z.string(), answered: z.string().nullable() })),
  flags,
  /** What they sent as proof; each is read by `claimFile`. */
  files: z.array(z.object({ id, name: z.string(), kind: z.enum(FILE_KINDS), size: z.number().int() })),
  /** Who speaks for the company already. */
  owners: z.array(z.object({ name: z.string(), role: z.string() })),
  /** Who else asks for it. */
  rivals: z.array(z.object({ name: z.string(), role: z.string(), email: z.string() })),
  /** How many editors it takes. */
  editors: z.literal([1, 2]),
  ...clock,
})
export type ClaimItem = z.output<typeof claimItem>

const words = text(5, 1000)
/** What `ask` and `decline` say goes to the claimant as it stands. */
const claimDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('ask'), words }),
  z.strictObject({ decision: z.literal('decline'), words }),
])
export type ClaimDecision = z.output<typeof claimDecision>

export const claimSubject = { row, item: claimItem, decision: claimDecision }
