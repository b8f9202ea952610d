import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import { mac } from '../crypto.ts'
import { countOf, endOf, unexpired, waitOf, withMore, type Counter } from './counter.ts'
import { longestOf, type Counted, type Limits } from './limits.ts'

/** Bounded, so that an attack cannot fill memory: the least recently used go first. */
const MOST_KEYS = 200_000
const SWEEP_MS = 60_000

/** Limits of this process: an address or a device is never written down, and the memory has only keyed hashes. */
export function memoryLimits({ clock, key }: { clock: Clock; key: Buffer }): Limits {
  const milliseconds = () => clock.now().getTime()
  // `max` would reserve the memory of all keys at once.
  const counters = new LRUCache<string, Counter>({
    maxSize: MOST_KEYS,
    ttl: 1,
    ttlResolution: 0,
    perf: { now: milliseconds },
  })
  let swept = 0
  const second = () => milliseconds() / 1000
  const nameOf = ({ rule, of }: Counted) => mac(key, 'limit', rule.name, ...of).toString('base64')
  const counterOf = (act: Counted) => unexpired(counters.get(nameOf(act)) ?? [], act.rule, second())

  function add(act: Counted): void {
    const counter = withMore(counterOf(act), act.rule, second(), act.amount)
    const ttl = endOf(counter, act.rule) * 1000 - milliseconds()
    counters.set(nameOf(act), counter, { ttl, size: 1 })
    if (milliseconds() < swept + SWEEP_MS) return
    swept = milliseconds()
    counters.purgeStale()
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
    forget: async act => void counters.delete(nameOf(act)),
    async sweep() {
      counters.purgeStale()
      return counters.size
    },
  }
}
