import type { Subscription } from '#shared/contract/owners/owners.ts'
import { addDays } from '#server/platform/clock.ts'

export type Plan = 'trial' | 'standard' | 'active'
export type Membership = { plan: Plan; since: string; until: string | null }

const TRIAL_MONTHS = 6
export const ACTIVE_MONTHS = 12

/** A membership that begins `plan` today. Its last day is the one before the same day of the end month. */
export function newMembership(plan: Plan, today: string): Membership {
  if (plan === 'standard') return { plan, since: today, until: null }
  return { plan, since: today, until: lastDay(today, plan === 'trial' ? TRIAL_MONTHS : ACTIVE_MONTHS) }
}

/** The state of a membership on a day: after its end, a trial becomes the free account, and a paid year is expired. */
export function subscriptionOn({ plan, since, until }: Membership, today: string): Subscription {
  if (until === null || today <= until) return { state: plan, since, until }
  return plan === 'trial'
    ? { state: 'standard', since: addDays(until, 1), until: null }
    : { state: 'expired', since, until }
}

/**
 * The last day of a term of months that begins on a day; if the end month lacks that date, counted from its last day.
 */
export function lastDay(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const sameDay = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
  return addDays(sameDay.toISOString().slice(0, 10), -1)
}
