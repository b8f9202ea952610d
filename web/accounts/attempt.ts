import { useSyncExternalStore } from 'react'
import { onStored, storedJson } from '#web/platform/storage.ts'

/** Recipient of a code: an email address, or a phone number in E.164. */
export type Target = { channel: 'email' | 'whatsapp'; to: string }

/**
 * Stored state of a sign-in, so that it survives a reload or a switch to the mail app. The code itself is not stored.
 */
export type Attempt = Target & {
  /** Codes that may still be valid, newest first: an older one may arrive last. */
  codes: { user_id: string; expires_at: number }[]
  resend_at: number
}

/** Separate keys for people, for the team, and for an address that is being added to an account. */
export type AttemptKey = 'sign-in' | 'team-sign-in' | 'new-address'

const MOST_CODES = 3
const STORED_AFTER_EXPIRY_MS = 10 * 60_000
const STORED = {
  'sign-in': storedJson<Attempt>('tab', 'sign-in'),
  'team-sign-in': storedJson<Attempt>('tab', 'team-sign-in'),
  'new-address': storedJson<Attempt>('tab', 'new-address'),
}

type SentCode = { user_id: string; expires_in: number; resend_in: number }

/** The attempt after one more code was sent. */
export function withCode(
  before: Attempt | undefined,
  { channel, to }: Target,
  sent: SentCode,
  now: number,
): Attempt {
  const older = before?.to === to ? before.codes.filter(code => code.expires_at > now) : []
  const newest = { user_id: sent.user_id, expires_at: now + sent.expires_in * 1000 }
  return {
    channel,
    to,
    codes: [newest, ...older].slice(0, MOST_CODES),
    resend_at: now + sent.resend_in * 1000,
  }
}

/**
 * The attempt without a valid code, so that a new one must be requested. Expires one second in the past, because
 * countdowns end up to a second late.
 */
export const withoutCodes = (attempt: Attempt, now: number): Attempt => ({
  ...attempt,
  codes: attempt.codes.map(code => ({ ...code, expires_at: Math.min(code.expires_at, now - 1000) })),
})

/** The attempt of this tab; undefined if there is none or it expired long ago. */
export function storedAttempt(key: AttemptKey): Attempt | undefined {
  const attempt = STORED[key].get()
  const expires = attempt?.codes[0]?.expires_at ?? 0
  return expires + STORED_AFTER_EXPIRY_MS > Date.now() ? attempt : undefined
}

export function storeAttempt(key: AttemptKey, attempt: Attempt | undefined): void {
  STORED[key].put(attempt)
}

/** The attempt in a component; undefined on the server and in the first render, so that both agree. */
export const useStoredAttempt = (key: AttemptKey): Attempt | undefined =>
  useSyncExternalStore(
    onStored,
    () => storedAttempt(key),
    () => undefined,
  )
