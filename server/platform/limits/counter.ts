import type { Rule } from './limits.ts'

/**
 * Numbers of acts by second, oldest first. Seconds are rounded to sixtieths of the rule's time, so that a counter
 * stays small.
 */
export type Counter = readonly { at: number; acts: number }[]

/** The entries that still count. */
export const unexpired = (counter: Counter, { seconds }: Rule, now: number): Counter =>
  counter.filter(({ at }) => at > now - seconds)

export const countOf = (counter: Counter): number => counter.reduce((sum, { acts }) => sum + acts, 0)

/** Seconds until `amount` more acts fit; zero when they fit now. */
export function waitOf(counter: Counter, rule: Rule, now: number, amount = 1): number {
  const counted = unexpired(counter, rule, now)
  let excess = countOf(counted) - rule.most + amount
  if (excess <= 0) return 0
  const last = counted.find(({ acts }) => (excess -= acts) <= 0)
  return Math.ceil((last?.at ?? now) + rule.seconds - now)
}

/** The counter with `amount` more acts; beyond the rule's maximum, the oldest are removed. */
export function withMore(counter: Counter, rule: Rule, now: number, amount = 1): Counter {
  const step = Math.max(1, Math.floor(rule.seconds / 60))
  // Rounded up: a rule never permits more than its maximum, and asks to wait at most a sixtieth longer.
  const at = Math.ceil(now / step) * step
  const counted = unexpired(counter, rule, now)
  const acts = amount + countOf(counted.filter(one => one.at === at))
  const all = [...counted.filter(one => one.at !== at), { at, acts }]
  let beyond = Math.max(0, countOf(all) - rule.most)
  return all.flatMap(one => {
    const expired = Math.min(one.acts, beyond)
    beyond -= expired
    return expired < one.acts ? { ...one, acts: one.acts - expired } : []
  })
}

/** The second from which nothing in the counter counts. */
export const endOf = (counter: Counter, { seconds }: Rule): number => (counter.at(-1)?.at ?? 0) + seconds
