import type { Sent } from '#shared/contract/contract.ts'
import type { OwnAccount } from '#shared/contract/accounts/own-account.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { openConsent } from '../consent.ts'
import { presentUser } from '../present.ts'
import { listSignedIn } from '../sessions.ts'
import * as store from '../store.ts'

/** The signed-in account, as every page needs it. */
export async function readUser({ db, secrets }: Parts, { holder }: Context): Promise<Sent<'me'>> {
  const account = (holder && (await store.findAccount(db.identity, holder.id))) ?? fail('unauthenticated')
  return { user: presentUser(secrets, account) }
}

/** Everything that is stored of an account, for its signed-in holder. */
export const readOwnAccount = (parts: Parts, context: Context): Promise<OwnAccount> =>
  changeOwn(parts, context, async () => {})

export const nameAccount = (parts: Parts, name: string, context: Context): Promise<OwnAccount> =>
  changeOwn(parts, context, (tx, { id }) =>
    store.updateAccount(tx, id, { profile_ct: name === '' ? null : sealName(parts.secrets, id, name) }),
  )

/** Letters to the account use this language from now on; other rooms follow by the task. */
export const chooseLanguage = (parts: Parts, locale: Locale, context: Context): Promise<OwnAccount> =>
  changeOwn(parts, context, async (tx, { id }) => {
    await store.updateAccount(tx, id, { locale })
    await followLanguage(tx, parts, id)
  })

export const followLanguage = (tx: Tx, { clock }: Parts, id: string): Promise<unknown> =>
  addTask(tx, 'identity', { kind: 'account-language', payload: { id }, runAt: clock.now() })

/** Changes the caller's own account, with its row locked, and returns the account after the change. */
export async function changeOwn(
  parts: Parts,
  { holder }: Context,
  work: (tx: Tx, account: store.WholeAccount) => Promise<unknown>,
): Promise<OwnAccount> {
  if (holder?.kind !== 'account') return fail('unauthenticated')
  return parts.db.begin('identity', async tx => {
    const account = (await store.lockAccount(tx, holder.id)) ?? fail('unauthenticated')
    await work(tx, account)
    const now = (await store.lockAccount(tx, holder.id)) ?? fail('unauthenticated')
    return present(parts, tx, now, holder.tokenHash)
  })
}

async function present(
  parts: Parts,
  tx: Tx,
  account: store.WholeAccount,
  tokenHash: Buffer,
): Promise<OwnAccount> {
  const { id, profile_ct: name, since, locale: language, mail_refused } = account
  const { email, phone_number } = presentUser(parts.secrets, account)
  const devices = await listSignedIn(parts, tx, id)
  return {
    name: name && open(parts.secrets.field, name, contextOf(id)),
    email,
    phone_number,
    language,
    mail_refused,
    since,
    devices: devices.map(({ tokenHash: other, ...device }) => ({ ...device, here: other.equals(tokenHash) })),
    consents: await consentsOf(parts, tx, id),
  }
}

async function consentsOf(
  { secrets }: Parts,
  sql: Queryable,
  accountId: string,
): Promise<OwnAccount['consents']> {
  const events = (await store.listConsents(sql, accountId)).map(event => ({
    purpose: event.purpose,
    ...openConsent(secrets, event),
  }))
  if (events.length === 0) return []
  const hashes = events.map(({ text }) => Buffer.from(text, 'hex'))
  const bodies = new Map(
    (await store.listConsentTexts(sql, hashes)).map(({ hash, body }) => [hash.toString('hex'), body]),
  )
  return events.map(({ purpose, text, locale, day }) => ({
    purpose,
    locale,
    day,
    text: bodies.get(text) ?? '',
  }))
}

const sealName = ({ field }: Secrets, accountId: string, name: string): Buffer =>
  seal(field, name, contextOf(accountId))

const contextOf = (accountId: string): string => `identity.account.profile_ct:${accountId}`
