import { setImmediate } from 'node:timers/promises'

/** Work in small steps, between which others may be served. */
export type Steps<T> = Generator<undefined, T>

/** Steps that are done without looking up. */
const AT_ONCE = 200

/** Does it in one go: for what is small. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Does it while others are served. */
export async function patiently<T>(steps: Steps<T>): Promise<T> {
  for (let done = 1; ; done += 1) {
    const step = steps.next()
    if (step.done) return step.value
    if (done % AT_ONCE === 0) await setImmediate()
  }
}

/** Work begun ahead of its turn: where its turn never comes, its fault is nobody's. */
export function ahead<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

/** A step after so many rows of a loop. */
const ROWS_A_STEP = 50
export const isStep = (at: number): boolean => at % ROWS_A_STEP === 0
