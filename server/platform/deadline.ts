import { AsyncLocalStorage } from 'node:async_hooks'
import { unavailable } from './http/errors.ts'

/** Work that a client waits for. `over`: the deadline has passed and the client has its answer. */
type Deadline = { over: boolean }
const current = new AsyncLocalStorage<Deadline | undefined>()

/** Runs work whose database statements have a deadline. */
export const withDeadline = <T>(work: () => T): T => current.run({ over: false }, work)

/** Runs work without a deadline, even when called by work that has one. */
export const withTime = <T>(work: () => T): T => current.run(undefined, work)

export const hasDeadline = (): boolean => current.getStore() !== undefined

/**
 * Runs work with a deadline, and throws `unavailable` when it passes. The work then continues but can no longer
 * commit.
 */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const deadline = { over: false }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deadline.over = true
      reject(unavailable())
    }, milliseconds)
  })
  return Promise.race([current.run(deadline, work), late]).finally(() => clearTimeout(timer))
}

/** Called before a commit: a client that was answered with an error must not find its change done. */
export function refuseLate(): void {
  if (current.getStore()?.over) throw unavailable()
}
