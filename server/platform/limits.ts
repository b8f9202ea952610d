import { mac } from './crypto.ts'
import type { Clock } from './clock.ts'

/** At most `most` acts in any `seconds`, for each thing that the rule is asked about. */
export type Rule = { name: string; most: number; seconds: number }
/** One thing a rule is asked about; its words are hashed before they are kept. */
export type Counted = { rule: Rule; of: readonly (string | Buffer)[] }

export type Limits = {
  /** Counts one act everywhere and answers undefined; where a rule is full, counts nothing and answers the seconds to wait. */
  take(...acts: Counted[]): number | undefined
  /** The seconds until one more act would fit, or undefined when it fits now. */
  waitFor(...acts: Counted[]): number | undefined
  /** Counts an act without asking. */
  note(act: Counted): void
  forget(act: Counted): void
}

const MOST_KEYS = 200_000

/** Limits of this process, in memory: an address or a device is never written down, and what is kept here is a keyed hash. */
export function createLimits({ clock, key }: { clock: Clock; key: Buffer }): Limits {
  const kept = new Map<string, { times: number[]; until: number }>()
  const nameOf = ({ rule, of }: Counted) => mac(key, 'limit', rule.name, ...of).toString('base64')

  function timesOf(act: Counted): number[] {
    const start = clock.now().getTime() - act.rule.seconds * 1000
    return (kept.get(nameOf(act))?.times ?? []).filter(time => time > start)
  }

  function waitOf(act: Counted): number {
    const times = timesOf(act)
    const blocking = times[times.length - act.rule.most]
    return blocking === undefined
      ? 0
      : Math.ceil((blocking + act.rule.seconds * 1000 - clock.now().getTime()) / 1000)
  }

  const limits: Limits = {
    take(...acts) {
      const wait = limits.waitFor(...acts)
      if (wait === undefined) acts.forEach(limits.note)
      return wait
    },
    waitFor(...acts) {
      const wait = Math.max(...acts.map(waitOf))
      return wait > 0 ? wait : undefined
    },
    note(act) {
      const now = clock.now().getTime()
      const times = [...timesOf(act), now].slice(-act.rule.most)
      const name = nameOf(act)
      kept.delete(name)
      kept.set(name, { times, until: now + act.rule.seconds * 1000 })
      if (kept.size > MOST_KEYS) shrink(now)
    },
    forget: act => void kept.delete(nameOf(act)),
  }
  return limits

  /** Drops what has run out, then the longest untouched, so that memory is bounded under attack. */
  function shrink(now: number): void {
    for (const [name, { until }] of kept) if (until <= now) kept.delete(name)
    for (const name of kept.keys()) {
      if (kept.size <= MOST_KEYS * 0.9) return
      kept.delete(name)
    }
  }
}
