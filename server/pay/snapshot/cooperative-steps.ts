import { setImmediate } from 'node:timers/promises'

/** A calculation in small steps, between which the event loop can serve requests. */
export type Steps<T> = Generator<undefined, T>

/** Steps between two yields to the event loop. */
const AT_ONCE = 200

/** Runs all steps synchronously: for small inputs. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Runs all steps, yielding to the event loop in between. */
export async function patiently<T>(steps: Steps<T>): Promise<T> {
  for (let done = 1; ; done += 1) {
    const step = steps.next()
    if (step.done) return step.value
    if (done % AT_ONCE === 0) await setImmediate()
  }
}

/** Marks a prefetch as handled: if it is never awaited, its rejection is not reported as unhandled. */
export function ahead<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  return work
}

/** Rows of a loop per step. */
const ROWS_A_STEP = 50
export const isStep = (at: number): boolean => at % ROWS_A_STEP === 0
