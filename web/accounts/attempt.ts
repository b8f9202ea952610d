import { useSyncExternalStore } from 'react'
import { onStored, storedJson } from '#web/platform/storage.ts'

/** Where a code goes: a mail address, or a number in E.164. */
export type Target = { channel: 'email' | 'whatsapp'; to: string }

/** What is kept of an attempt to sign in, so that it survives a reload and a look into the mail app. No code is kept. */
export type Attempt = Target & {
  /** Sent codes that may still work, newest first: an older one may arrive last. */
  codes: { user_id: string; expires_at: number }[]
  resend_at: number
}

/** People and the team sign in apart; an address that is to belong to an account is neither's. */
export type AttemptKey = 'sign-in' | 'team-sign-in' | 'new-address'

const MOST_CODES = 3
const KEPT_AFTER_EXPIRY_MS = 10 * 60_000
const KEPT = {
  'sign-in': storedJson<Attempt>('tab', 'sign-in'),
  'team-sign-in': storedJson<Attempt>('tab', 'team-sign-in'),
  'new-address': storedJson<Attempt>('tab', 'new-address'),
}

type Asked = { user_id: string; expires_in: number; resend_in: number }

/** The attempt with one more code sent. */
export function withCode(
  before: Attempt | undefined,
  { channel, to }: Target,
  asked: Asked,
  now: number,
): Attempt {
  const older = before?.to === to ? before.codes.filter(code => code.expires_at > now) : []
  const newest = { user_id: asked.user_id, expires_at: now + asked.expires_in * 1000 }
  return {
    channel,
    to,
    codes: [newest, ...older].slice(0, MOST_CODES),
    resend_at: now + asked.resend_in * 1000,
  }
}

/** The attempt with no code that works: another has to be asked for. A second ago, for countdowns end a second late. */
export const withoutCodes = (attempt: Attempt, now: number): Attempt => ({
  ...attempt,
  codes: attempt.codes.map(code => ({ ...code, expires_at: Math.min(code.expires_at, now - 1000) })),
})

/** The attempt of this tab; undefined when there is none, or it is long over. */
export function keptAttempt(key: AttemptKey): Attempt | undefined {
  const attempt = KEPT[key].get()
  const expires = attempt?.codes[0]?.expires_at ?? 0
  return expires + KEPT_AFTER_EXPIRY_MS > Date.now() ? attempt : undefined
}

export function keepAttempt(key: AttemptKey, attempt: Attempt | undefined): void {
  KEPT[key].put(attempt)
}

/** The attempt in a component; undefined on the server and in the first render, so that both agree. */
export const useKeptAttempt = (key: AttemptKey): Attempt | undefined =>
  useSyncExternalStore(
    onStored,
    () => keptAttempt(key),
    () => undefined,
  )
