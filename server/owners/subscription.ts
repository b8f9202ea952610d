import type { Subscription } from '#shared/contract/owners/owners.ts'
import { addDays } from '#server/platform/clock.ts'

export type Plan = 'trial' | 'standard' | 'active'
export type Membership = { plan: Plan; since: string; until: string | null }

const TRIAL_MONTHS = 6
export const ACTIVE_MONTHS = 12

/** The membership of a company that begins `plan` today; its last day is the one before the same day of the month. */
export function beginning(plan: Plan, today: string): Membership {
  if (plan === 'standard') return { plan, since: today, until: null }
  return { plan, since: today, until: lastDay(today, plan === 'trial' ? TRIAL_MONTHS : ACTIVE_MONTHS) }
}

/** What a membership is on a day: a trial that has ended is free from then on, a paid year that has ended is over. */
export function subscriptionOn({ plan, since, until }: Membership, today: string): Subscription {
  if (until === null || today <= until) return { state: plan, since, until }
  return plan === 'trial'
    ? { state: 'standard', since: addDays(until, 1), until: null }
    : { state: 'expired', since, until }
}

/** The last of so many months that begin on a day: of one that begins on the 31st, the end of a shorter month. */
export function lastDay(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const same = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
  return addDays(same.toISOString().slice(0, 10), -1)
}
