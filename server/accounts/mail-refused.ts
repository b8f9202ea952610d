import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addressIndex } from './address.ts'
import * as store from './store.ts'

export const MAIL_REFUSED = 'account-mail-refused'

/** The task for a refused letter: the account of that address shows its holder that letters are refused. */
export const ifRefused = (secrets: Secrets, email: string) => ({
  kind: MAIL_REFUSED,
  payload: { index: addressIndex(secrets, { channel: 'email', to: email }).toString('base64url') },
})

export async function noteMailRefused({ db }: Pick<Parts, 'db'>, index: string): Promise<void> {
  await store.putMailRefused(db.identity, Buffer.from(index, 'base64url'), true)
}
