import { isCallError } from '#web/platform/call.ts'

/** Error of a code for the user. Every attempt returns a new object, so that a repeated error is shown again. */
export type Problem = { kind: 'wrong' | 'offline' | 'limited' | 'failed' }

export function problemOf(error: unknown): Problem {
  if (!isCallError(error)) throw error
  if (error.status === 0) return { kind: 'offline' }
  if (error.status === 429) return { kind: 'limited' }
  return { kind: error.status >= 500 ? 'failed' : 'wrong' }
}
