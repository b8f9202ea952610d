import { RETENTION } from '#shared/rules/kept/retention.ts'
import type { Context, Holder } from '#server/platform/http/api.ts'
import { addDays, dayOf, monthOf } from '#server/platform/clock.ts'
import { newToken, open, seal, sha256 } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { rememberDevice } from './browser-mark.ts'
import * as store from './store.ts'

const MINUTE = 60_000
const HOUR = 60
export const STAFF_IDLE_MINUTES = 30
/** The longest time that a session lives unused, and in all: in minutes, or in whole days. */
const LIVES = {
  staff: { idle: STAFF_IDLE_MINUTES, whole: 12 * HOUR },
  owner: { idle: 12 * HOUR, whole: 7 * 24 * HOUR },
  account: { idleDays: RETENTION.session_idle.days, days: RETENTION.session.days },
} as const

/** Makes a session in the transaction that used the code. Only the token's hash is stored. */
export async function openSession(
  { clock, secrets }: Pick<Parts, 'clock' | 'secrets'>,
  tx: Tx,
  { kind, holderId, addressIndex }: { kind: store.SessionKind; holderId: string; addressIndex: Buffer },
  context: Pick<Context, 'device'>,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const ends = kind === 'account' ? startOfDay(now, LIVES.account.days) : later(now, LIVES[kind].whole)
  await store.insertSession(tx, {
    token_hash: sha256(token),
    kind,
    holder_id: holderId,
    sealed: sealEnds(secrets, holderId, { idle: idleUntil(kind, now), ends }),
    delete_on: monthAfter(ends),
  })
  await rememberDevice({ clock, secrets }, tx, context.device, addressIndex)
  return token
}

/** The holder of a bearer token; undefined when it is unknown, ended, or of another kind. */
export async function authenticate(
  { db, clock, secrets }: Parts,
  kind: store.SessionKind,
  token: string,
): Promise<Holder | undefined> {
  const tokenHash = sha256(token)
  const now = clock.now()
  const session = await store.findSession(db.identity, kind, tokenHash)
  if (!session) return undefined
  const { holder_id: id, sealed } = session
  const { idle, ends } = openEnds(secrets, id, sealed)
  if (idle <= now || ends <= now) return undefined
  const moved = idleUntil(kind, now)
  if (moved.getTime() - idle.getTime() >= MINUTE)
    await store.touchSession(db.identity, tokenHash, sealEnds(secrets, id, { idle: moved, ends }))
  return { kind, id, tokenHash }
}

export async function endSession(
  { db }: Parts,
  { holder }: Pick<Context, 'holder'>,
): Promise<{ done: true }> {
  if (holder) await store.deleteSession(db.identity, holder.tokenHash)
  return { done: true }
}

/** Deletes what has ended: sessions, and browsers that have not signed in for long. */
export function sweepAccounts({ db, clock }: Parts): Promise<void> {
  const now = clock.now()
  const today = dayOf(now)
  // Only the month of a browser's last sign-in is known: its days count from the end of that month.
  const seenBefore = monthOf(addDays(today, -RETENTION.seen_browser.days))
  return store.sweep(db.identity, { now, today, seenBefore })
}

export const endSessionsOf = (sql: Queryable, kind: store.SessionKind, holderId: string) =>
  store.deleteSessionsOf(sql, kind, holderId)

/** A session under an id that grants no access: the last day on which it was used, and the day by which it ends. */
export type SignedIn = { id: string; tokenHash: Buffer; used: string; ends: string }

/** The valid sessions of an account, the last used first. */
export async function listSignedIn(
  { clock, secrets }: Pick<Parts, 'clock' | 'secrets'>,
  sql: Queryable,
  accountId: string,
): Promise<SignedIn[]> {
  const now = clock.now()
  return (await store.listSessions(sql, 'account', accountId))
    .map(({ token_hash: tokenHash, sealed }) => ({ tokenHash, ...openEnds(secrets, accountId, sealed) }))
    .filter(({ idle, ends }) => idle > now && ends > now)
    .map(({ tokenHash, idle, ends }) => ({
      id: sha256(tokenHash.toString('hex')).toString('hex').slice(0, 32),
      tokenHash,
      used: addDays(dayOf(idle), -LIVES.account.idleDays),
      ends: dayOf(ends < idle ? ends : idle),
    }))
    .sort((a, b) => b.used.localeCompare(a.used) || a.id.localeCompare(b.id))
}

/** When a session ends, unused or not. Encrypted, because it shows when somebody was here. */
type Ends = { idle: Date; ends: Date }

const contextOf = (holderId: string): string => `identity.session.sealed:${holderId}`

const sealEnds = ({ field }: Secrets, holderId: string, { idle, ends }: Ends): Buffer =>
  seal(field, `${idle.toISOString()} ${ends.toISOString()}`, contextOf(holderId))

function openEnds({ field }: Secrets, holderId: string, sealed: Buffer): Ends {
  const [idle, ends] = open(field, sealed, contextOf(holderId)).split(' ')
  return { idle: new Date(String(idle)), ends: new Date(String(ends)) }
}

/** An account's session is extended in whole days: its row is written once a day, not at every call. */
function idleUntil(kind: store.SessionKind, now: Date): Date {
  return kind === 'account' ? startOfDay(now, LIVES.account.idleDays) : later(now, LIVES[kind].idle)
}

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE)

const startOfDay = (now: Date, days: number): Date => new Date(`${addDays(dayOf(now), days)}T00:00:00+07:00`)

/** The first of a month, from which the row may be deleted. */
const monthAfter = (moment: Date): string => monthOf(addDays(monthOf(dayOf(moment)), 31))
