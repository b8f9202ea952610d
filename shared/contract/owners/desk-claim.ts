import { z } from 'zod'
import { city, day, id, slug, text } from '../fields.ts'
import { FILE_KINDS } from '../../rules/file-kinds.ts'
import { SIZE_BANDS } from '../keys.ts'

/**
 * `mailbox`: the address is at the website's host, and confirmed; `unconfirmed`: the claimant has not confirmed the
 * address; `answered`: the claimant answered a question; `second`: one editor approved; `owned`: the company has an
 * owner; `rival`: there are other open claims; `elsewhere`: the address is the owner of another company.
 */
const FLAGS = ['mailbox', 'unconfirmed', 'answered', 'second', 'owned', 'rival', 'elsewhere'] as const
export type ClaimFlag = (typeof FLAGS)[number]
const flags = z.array(z.enum(FLAGS))

/** `left`: working days until the deadline; negative once it is late. */
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
  /** Editors' questions and the claimant's answers. */
  questions: z.array(z.object({ question: z.string(), answer: z.string().nullable() })),
  flags,
  /** Documents as proof, downloaded by `claimFile`. */
  files: z.array(z.object({ id, name: z.string(), kind: z.enum(FILE_KINDS), size: z.number().int() })),
  /** The company's present owners. */
  owners: z.array(z.object({ name: z.string(), role: z.string() })),
  /** Other open claims of the company. */
  rivals: z.array(z.object({ name: z.string(), role: z.string(), email: z.string() })),
  /** Number of editors who must approve. */
  editors: z.literal([1, 2]),
  ...clock,
})
export type ClaimItem = z.output<typeof claimItem>

const words = text(5, 1000)
/** The words of `ask` and `decline` are sent to the claimant verbatim. */
const claimDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('ask'), words }),
  z.strictObject({ decision: z.literal('decline'), words }),
])
export type ClaimDecision = z.output<typeof claimDecision>

export const claimSubject = { row, item: claimItem, decision: claimDecision }
