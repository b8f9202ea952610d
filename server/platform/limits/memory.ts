import type { Clock } from '../clock.ts'
import { mac } from '../crypto.ts'
import { countOf, endOf, fresh, waitOf, withMore, type Counter } from './counter.ts'
import { longestOf, type Counted, type Limits } from './limits.ts'

const MOST_KEYS = 200_000
const SWEEP_SECONDS = 60

type Kept = { counter: Counter; until: number }

/** Limits of this process: an address or a device is never written down, and what is kept is a keyed hash. */
export function memoryLimits({ clock, key }: { clock: Clock; key: Buffer }): Limits {
  const kept = new Map<string, Kept>()
  let swept = 0
  const second = () => clock.now().getTime() / 1000
  const nameOf = ({ rule, of }: Counted) => mac(key, 'limit', rule.name, ...of).toString('base64')
  const counterOf = (act: Counted) => fresh(kept.get(nameOf(act))?.counter ?? [], act.rule, second())

  function add(act: Counted): void {
    const counter = withMore(counterOf(act), act.rule, second(), act.amount)
    const name = nameOf(act)
    kept.delete(name)
    kept.set(name, { counter, until: endOf(counter, act.rule) })
    if (kept.size <= MOST_KEYS && second() < swept + SWEEP_SECONDS) return
    swept = second()
    shrink(kept, swept)
  }

  const waitNow = (acts: Counted[]): number | undefined =>
    longestOf(acts.map(act => waitOf(counterOf(act), act.rule, second(), act.amount)))

  return {
    async take(...acts) {
      const wait = waitNow(acts)
      if (wait === undefined) acts.forEach(add)
      return wait
    },
    waitFor: async (...acts) => waitNow(acts),
    async note(...acts) {
      const before = acts.map(act => countOf(counterOf(act)))
      acts.forEach(add)
      return before
    },
    forget: async act => void kept.delete(nameOf(act)),
    async sweep() {
      shrink(kept, second())
      return kept.size
    },
  }
}

/** Drops what has run out, then the longest untouched, so that memory is bounded under attack. */
function shrink(kept: Map<string, Kept>, now: number): void {
  for (const [name, { until }] of kept) if (until <= now) kept.delete(name)
  if (kept.size <= MOST_KEYS) return
  for (const name of kept.keys()) {
    if (kept.size <= MOST_KEYS * 0.9) return
    kept.delete(name)
  }
}
