import { randomUUID } from 'node:crypto'
import type { MembershipChange } from '#shared/contract/owners/memberships.ts'
import { noteOnce, type Event } from '#server/moderation/history.ts'
import { weekOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { changeMembership } from './memberships.ts'

const ACTS = {
  extend: 'membership_extended',
  activate: 'membership_activated',
  standard: 'membership_standard',
} as const

/**
 * An administrator's decision on a subscription; a task records it in the team's history, which is in the other schema.
 */
export const decideOnMembership = (
  parts: Parts,
  staff_id: string,
  company_id: string,
  change: MembershipChange,
): Promise<void> =>
  changeMembership(parts, company_id, change, async tx => {
    const { clock } = parts
    const about = {
      subject: 'membership',
      company_id,
      subject_id: company_id,
      guideline: null,
      actor: 'team',
    } as const
    const event: Event = { ...about, act: ACTS[change.act], staff_id, week: weekOf(clock.now()) }
    const payload = { id: randomUUID(), ...event }
    await addTask(tx, 'identity', { kind: 'note-membership', payload, runAt: clock.now() })
  })

/** Idempotent by the event's id. */
export const noteMembership = ({ db }: Parts, event: Event & { id: string }): Promise<void> =>
  db.begin('content', tx => noteOnce(tx, event))
