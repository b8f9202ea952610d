import type { Context, Holder } from '#server/platform/api.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { newToken, sha256 } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { deviceMac } from './sign-in-limits.ts'
import * as store from './store.ts'

const MINUTE = 60_000
export const STAFF_IDLE_MINUTES = 30
export const STAFF_HOURS = 12
const ACCOUNT_IDLE_DAYS = 30
const ACCOUNT_DAYS = 90

/** Makes a session in the transaction that used the code. Only the token's hash is kept. */
export async function openSession(
  { clock, secrets }: Parts,
  tx: Tx,
  { kind, holderId, addressIndex }: { kind: store.Kind; holderId: string; addressIndex: Buffer },
  context: Pick<Context, 'device'>,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const device = context.device === undefined ? undefined : deviceMac(secrets.index, context.device)
  await store.insertSession(tx, {
    token_hash: sha256(token),
    kind,
    holder_id: holderId,
    device: device?.toString('base64url') ?? '',
    last_used: dayOf(now),
    idle_until: idleUntil(kind, now),
    ends_at: kind === 'staff' ? later(now, STAFF_HOURS * 60) : startOfDay(now, ACCOUNT_DAYS),
  })
  if (device) await store.rememberDevice(tx, addressIndex, device, dayOf(now))
  return token
}

/** Whom a bearer belongs to; undefined when it is unknown, ended, or of the other kind. */
export async function authenticate(
  { db, clock }: Parts,
  kind: store.Kind,
  token: string,
): Promise<Holder | undefined> {
  const tokenHash = sha256(token)
  const now = clock.now()
  const session = await store.findLiveSession(db.identity, kind, tokenHash, now)
  if (!session) return undefined
  const idle = idleUntil(kind, now)
  if (idle.getTime() - session.idle_until.getTime() >= MINUTE)
    await store.touchSession(db.identity, tokenHash, dayOf(now), idle)
  return { kind, id: session.holder_id, tokenHash }
}

/**
 * An account's session is kept in whole days, written when the day changes: finer times would tell
 * when someone who wrote a review was here.
 */
function idleUntil(kind: store.Kind, now: Date): Date {
  return kind === 'staff' ? later(now, STAFF_IDLE_MINUTES) : startOfDay(now, ACCOUNT_IDLE_DAYS)
}

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE)

const startOfDay = (now: Date, days: number): Date => new Date(`${addDays(dayOf(now), days)}T00:00:00+07:00`)
