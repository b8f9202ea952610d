import { ownerMails as en } from '#shared/messages/en/owners/owner-mails.ts'
import { ownerMails as id } from '#shared/messages/id/owners/owner-mails.ts'
import { href } from '#shared/paths.ts'
import { isKnownDevice, rememberDevice } from '#server/accounts/browser-mark.ts'
import { endSessionsOf } from '#server/accounts/sessions.ts'
import { sha256 } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { countLogin, resetAttempts } from './login-limits.ts'
import { newLink } from './links.ts'
import { getOwner } from './owner.ts'
import { hashPassword, isPassword, refuseCommon } from './passwords.ts'
import { openPerson, ownerIndex } from './person.ts'
import * as store from './store.ts'

const WORDS = { id, en }
const RESET_MINUTES = 30
const HOUR = 3600
/**
 * Strangers' further requests send nothing while an earlier link is valid for at least half its time: the mailbox's
 * owner can use that one.
 */
const STRANGERS: Rule = { name: 'owner-reset-strangers', most: 1, seconds: (RESET_MINUTES / 2) * 60 }
/** A browser that signed in to this address before gets a link each time, however often strangers ask. */
const KNOWN_HOUR: Rule = { name: 'owner-reset-known', most: 5, seconds: HOUR }
const DEVICE_HOUR: Rule = { name: 'owner-reset-device', most: 10, seconds: HOUR }
const NETWORK_HOUR: Rule = { name: 'owner-reset-network', most: 200, seconds: HOUR }

type Done = { done: true }
const DONE: Done = { done: true }

/**
 * Requests a link by mail. What is done here does not depend on whether an account has the address, which a task looks
 * up. Too frequent requests by strangers get the same answer and send nothing, so strangers can neither flood a mailbox
 * nor lock its owner out.
 */
export async function forgotPassword(parts: Parts, email: string, context: Context): Promise<Done> {
  const { db, clock, secrets, limits, wake } = parts
  const { device, address } = context
  const index = ownerIndex(secrets, email)
  orWait(await limits.here.take(...inNetworks(NETWORK_HOUR, address)))
  if (device !== undefined) orWait(await limits.everywhere.take({ rule: DEVICE_HOUR, of: [device] }))
  if (!(await isDue(parts, index, device))) return DONE
  const payload: ResetRequest = { index: index.toString('base64') }
  await addTask(db.identity, 'identity', { kind: 'owner-reset', payload, runAt: clock.now() })
  wake()
  return DONE
}

async function isDue(parts: Parts, index: Buffer, device: string | undefined): Promise<boolean> {
  const { everywhere } = parts.limits
  if (device === undefined || !(await isKnownDevice(parts, device, index)))
    return (await everywhere.take({ rule: STRANGERS, of: [index] })) === undefined
  orWait(await everywhere.take({ rule: KNOWN_HOUR, of: [index, device] }))
  return true
}

type ResetRequest = { index: string }

/** Sends the link if an account has the address, in the account's language. */
export async function sendReset(parts: Parts, { index }: ResetRequest): Promise<void> {
  const { db, secrets, config, wake } = parts
  await db.begin('identity', async tx => {
    const row = await store.findOwnerByEmail(tx, Buffer.from(index, 'base64'))
    if (!row) return
    const { locale } = row
    const { email, name } = openPerson(secrets, row)
    const token = await newLink(parts, tx, row.id, RESET_MINUTES)
    const link = `${config.publicUrl}${href(locale, 'ownerChangePassword')}#${token}`
    const { subject, body } = WORDS[locale].passwordReset({ name, link })
    await queueMessage(tx, parts, { channel: 'email', locale, to: email, subject, body })
  })
  wake()
}

/** Sets the password by a single-use link; every session ends. */
export async function choosePassword(
  parts: Parts,
  { token, password }: { token: string; password: string },
  context: Context,
): Promise<Done> {
  const { db, clock, secrets, limits } = parts
  refuseCommon(password)
  orWait(await limits.here.take(...inNetworks(NETWORK_HOUR, context.address)))
  const hash = await hashPassword(password)
  const index = await db.begin('identity', async tx => {
    const row = await store.consumeLink(tx, sha256(token), clock.now())
    if (!row) return fail('link_used')
    await change(tx, parts, row, hash)
    // A browser whose user reads the address's mail counts as known: wrong passwords tried by others do not lock it
    // out.
    const index = ownerIndex(secrets, openPerson(secrets, row).email)
    await rememberDevice(parts, tx, context.device, index)
    return index
  })
  await resetAttempts(limits, index, context.device)
  return DONE
}

/** Changes the password of a user who knows the current one; every session ends. */
export async function changePassword(
  parts: Parts,
  { current, password }: { current: string; password: string },
  context: Context,
): Promise<Done> {
  const { db, secrets, limits } = parts
  refuseCommon(password)
  const { id: ownerId } = await getOwner(parts, context, 'account')
  const row = (await store.findOwner(db.identity, ownerId)) ?? fail('unauthenticated')
  const index = ownerIndex(secrets, openPerson(secrets, row).email)
  const uncount = await countLogin(limits, index, context, await isKnownDevice(parts, context.device, index))
  if (!(await isPassword(current, row.password))) return failField('current', 'password_wrong')
  await uncount()
  const hash = await hashPassword(password)
  await db.begin('identity', async tx => {
    // The password was changed concurrently: the one that was checked is no longer the current one.
    if (!(await store.lockPassword(tx, row))) failField('current', 'password_wrong')
    await change(tx, parts, row, hash)
  })
  return DONE
}

async function change(tx: Tx, parts: Parts, row: store.OwnerRow, hash: string): Promise<void> {
  await store.putPassword(tx, row.id, hash)
  await store.deleteLinks(tx, row.id)
  await endSessionsOf(tx, 'owner', row.id)
  // No mail about a change if this is the first password.
  if (row.password === null) return
  const { email, name } = openPerson(parts.secrets, row)
  const pageUrl = (page: 'ownerResetPassword' | 'contact') => parts.config.publicUrl + href(row.locale, page)
  const values = { name, link: pageUrl('ownerResetPassword'), contact: pageUrl('contact') }
  const { subject, body } = WORDS[row.locale].passwordChanged(values)
  await queueMessage(tx, parts, { channel: 'email', locale: row.locale, to: email, subject, body })
}
