import { isCallError } from '#web/platform/call.ts'

/** Why a code did not open its review, as a person is told. Each attempt has its own. */
export type Problem = { kind: 'wrong' | 'offline' | 'limited' | 'failed' }

export function problemOf(error: unknown): Problem {
  if (!isCallError(error)) throw error
  if (error.status === 0) return { kind: 'offline' }
  if (error.status === 429) return { kind: 'limited' }
  return { kind: error.status >= 500 ? 'failed' : 'wrong' }
}
