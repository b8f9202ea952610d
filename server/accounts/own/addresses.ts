import type { OwnAccount } from '#shared/contract/accounts/own-account.ts'
import type { Locale } from '#shared/locale.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addressIndex, sealAddress, type Address } from '../address.ts'
import { addressOf } from '../present.ts'
import { wrongAt } from '../sign-in-limits.ts'
import { refuseCode, tryCode } from '../try-code.ts'
import * as store from '../store.ts'
import { changeOwn, followLanguage } from './own-account.ts'
import { notify, type Notifying } from './notify.ts'

/**
 * A right code puts its address into the account, in the place of the one of its kind, and notifies the account's
 * mail address.
 */
export async function proveAddress(
  parts: Notifying,
  given: { user_id: string; two_factor_code: string },
  context: Context,
): Promise<OwnAccount> {
  const challenge = await tryCode(parts, 'address', given, context)
  const { channel, address_idx: index, to } = challenge
  const answer = await changeOwn(parts, context, async (tx, account) => {
    if (!(await store.useChallenge(tx, challenge.id))) return refuseCode('code_wrong')
    const holder = await store.findAccountAt(tx, channel, index)
    if (holder && holder.id !== account.id) return fail('address_taken')
    await store.updateAccount(tx, account.id, columnsOf(parts, account.id, { channel, to }))
    if (channel === 'email' && account.locale) await followLanguage(tx, parts, account.id)
    const before = addressOf(parts.secrets, account, channel)
    if (before !== to)
      await notifyOfAddress(tx, parts, { account, channel, before }, 'changed', context.locale)
  })
  await parts.limits.everywhere.forget(wrongAt('address', { channel, to }))
  parts.wake()
  return answer
}

/** Removes one of two addresses, and notifies the account's mail address. */
export async function removeAddress(
  parts: Notifying,
  channel: Address['channel'],
  context: Context,
): Promise<OwnAccount> {
  const answer = await changeOwn(parts, context, async (tx, account) => {
    const before = addressOf(parts.secrets, account, channel)
    if (before === null) return fail('not_found')
    if (addressOf(parts.secrets, account, channel === 'email' ? 'whatsapp' : 'email') === null)
      return fail('last_address')
    const empty =
      channel === 'email'
        ? { email_ct: null, email_idx: null, mail_refused: false }
        : { phone_ct: null, phone_idx: null }
    await store.updateAccount(tx, account.id, empty)
    return notifyOfAddress(tx, parts, { account, channel, before }, 'removed', context.locale)
  })
  parts.wake()
  return answer
}

/**
 * Notifies the mail address that was the account's. WhatsApp carries only codes: a change of a number is reported to
 * the account's mail address, so that an intruder in an account cannot add a number unseen.
 */
async function notifyOfAddress(
  tx: Tx,
  parts: Notifying,
  {
    account,
    channel,
    before,
  }: { account: store.WholeAccount; channel: Address['channel']; before: string | null },
  what: 'changed' | 'removed',
  locale: Locale,
): Promise<void> {
  const to = channel === 'email' ? before : addressOf(parts.secrets, account, 'email')
  if (to === null) return
  await notify(tx, parts, to, channel === 'email' ? what : `number_${what}`, account.locale ?? locale)
}

function columnsOf({ secrets }: Parts, id: string, { channel, to }: Address) {
  const index = addressIndex(secrets, { channel, to })
  return channel === 'email'
    ? {
        email_ct: sealAddress(secrets, 'account.email_ct', id, to),
        email_idx: index,
        mail_refused: false,
      }
    : { phone_ct: sealAddress(secrets, 'account.phone_ct', id, to), phone_idx: index }
}
