import { longestOf } from './limits.ts'

/**
 * How long a full limit is refused from memory before the database is asked again, so that a flood does not reach it.
 */
const REMEMBERED_SECONDS = 10
const MOST_REMEMBERED = 50_000

/** Limits that were recently found full, and until when. */
export function createRefusals(second: () => number) {
  const full = new Map<string, { until: number; askAgain: number }>()
  return {
    add(name: string, wait: number): void {
      if (full.size >= MOST_REMEMBERED) full.clear()
      full.set(name, { until: second() + wait, askAgain: second() + Math.min(wait, REMEMBERED_SECONDS) })
    },
    /** The seconds to wait, if one of the names is remembered. */
    waitFor(names: string[]): number | undefined {
      const known = names.flatMap(name => full.get(name) ?? []).filter(one => one.askAgain > second())
      return longestOf(known.map(one => Math.ceil(one.until - second())))
    },
    forget: (name: string): void => void full.delete(name),
    sweep(): void {
      for (const [name, { askAgain }] of full) if (askAgain <= second()) full.delete(name)
    },
  }
}
