import { z } from 'zod'
import { day, id, slug, whole } from '../fields.ts'
import { SUBSCRIPTION_STATES } from '../keys.ts'

/** A company's subscription, as administrators see it. */
const membership = z.object({
  company: z.object({ id, slug, name: z.string() }),
  state: z.enum(SUBSCRIPTION_STATES),
  since: day,
  until: day.nullable(),
})
export type Membership = z.output<typeof membership>

/** `from`: the last day that the administrator saw, for optimistic locking; null for a free account. `months`: length of the extension. */
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
