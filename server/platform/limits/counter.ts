import type { Rule } from './limits.ts'

/** How many acts came at which second, oldest first. Seconds are told in sixtieths of the rule's time: a counter stays small. */
export type Counter = readonly { at: number; acts: number }[]

/** What still counts. */
export const fresh = (counter: Counter, { seconds }: Rule, now: number): Counter =>
  counter.filter(({ at }) => at > now - seconds)

export const countOf = (counter: Counter): number => counter.reduce((sum, { acts }) => sum + acts, 0)

/** Seconds until one more act fits; zero when it fits now. */
export function waitOf(counter: Counter, rule: Rule, now: number): number {
  const counted = fresh(counter, rule, now)
  let toLeave = countOf(counted) - rule.most + 1
  if (toLeave <= 0) return 0
  const last = counted.find(({ acts }) => (toLeave -= acts) <= 0)
  return Math.ceil((last?.at ?? now) + rule.seconds - now)
}

/** With one act more; of acts beyond the most the oldest go. */
export function withOneMore(counter: Counter, rule: Rule, now: number): Counter {
  const step = Math.max(1, Math.floor(rule.seconds / 60))
  // Rounded up: a rule never allows more than it says, and asks to wait a sixtieth longer at most.
  const at = Math.ceil(now / step) * step
  const counted = fresh(counter, rule, now)
  const acts = 1 + countOf(counted.filter(one => one.at === at))
  const [first, ...rest] = [...counted.filter(one => one.at !== at), { at, acts }]
  if (!first || countOf([first, ...rest]) <= rule.most) return first ? [first, ...rest] : []
  return first.acts > 1 ? [{ ...first, acts: first.acts - 1 }, ...rest] : rest
}

/** The second from which on nothing of it counts. */
export const endOf = (counter: Counter, { seconds }: Rule): number => (counter.at(-1)?.at ?? 0) + seconds
