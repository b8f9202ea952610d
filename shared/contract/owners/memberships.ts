import { z } from 'zod'
import { day, id, slug, whole } from '../fields.ts'
import { SUBSCRIPTION_STATES } from '../keys.ts'

/** What a company subscribes to, as administrators see it. */
const membership = z.object({
  company: z.object({ id, slug, name: z.string() }),
  state: z.enum(SUBSCRIPTION_STATES),
  since: day,
  until: day.nullable(),
})
export type Membership = z.output<typeof membership>

/** `from`: its last day as it was read; null of a free account. `months`: how much longer. */
const change = z.strictObject({
  act: z.enum(['extend', 'activate', 'standard']),
  from: day.nullable(),
  months: whole(1, 12).optional(),
})
export type MembershipChange = z.output<typeof change>

const list = z.object({ memberships: z.array(membership) })

export const membershipSchemas = {
  memberships: { response: list },
  changeMembership: { params: z.object({ id }), body: change, response: list },
}
