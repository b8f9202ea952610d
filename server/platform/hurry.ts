import { AsyncLocalStorage } from 'node:async_hooks'
import { unavailable } from './http/errors.ts'

/** Work that somebody waits for. `over`: it took too long, and whoever asked has been told so. */
type Hurry = { over: boolean }
const current = new AsyncLocalStorage<Hurry | undefined>()

/** Runs work whose statements have a deadline. */
export const inHurry = <T>(work: () => T): T => current.run({ over: false }, work)

/** Runs work that has time, though it was begun by somebody in a hurry. */
export const withTime = <T>(work: () => T): T => current.run(undefined, work)

export const isInHurry = (): boolean => current.getStore() !== undefined

/** Runs work in a hurry, and throws `unavailable` where it takes longer. It goes on then, and commits nothing any more. */
export async function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const hurry = { over: false }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      hurry.over = true
      reject(unavailable())
    }, milliseconds)
  })
  return Promise.race([current.run(hurry, work), late]).finally(() => clearTimeout(timer))
}

/** Before a commit: nothing is done behind the back of somebody who was told that it was not. */
export function refuseLate(): void {
  if (current.getStore()?.over) throw unavailable()
}
