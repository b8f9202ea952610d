import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import { MAIL_KINDS } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { hasOwner } from '#server/owners/mailboxes.ts'
import { open, seal } from '#server/platform/crypto.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

type Choices = Sent<'mailChoices'>
const CONTEXT = 'owner_mail.token'

/** Where whoever was written to says what may be sent: the address names them closed, and nobody signs in. */
export const stopLink = (
  { config, secrets }: Pick<Parts, 'config' | 'secrets'>,
  ownerId: string,
  locale: Locale,
) =>
  config.publicUrl +
  href(locale, 'mailChoices', { token: seal(secrets.field, ownerId, CONTEXT).toString('base64url') })

export async function readChoices(parts: Parts, token: string): Promise<Choices> {
  return choicesOf(parts, await holderOf(parts, token))
}

export async function changeChoice(
  parts: Parts,
  token: string,
  { kind, stopped }: HandlerInput<'chooseMail'>['body'],
): Promise<Choices> {
  const holder = await holderOf(parts, token)
  await store.putStopped(parts.db.identity, holder, kind, stopped)
  return choicesOf(parts, holder)
}

async function holderOf({ db, secrets }: Parts, token: string): Promise<string> {
  const id = opened(secrets, token) ?? fail('not_found')
  return (await hasOwner(db.identity, id)) ? id : fail('not_found')
}

function opened(secrets: Parts['secrets'], token: string): string | undefined {
  try {
    return open(secrets.field, Buffer.from(token, 'base64url'), CONTEXT)
  } catch {
    return undefined
  }
}

async function choicesOf({ db }: Parts, holder: string): Promise<Choices> {
  const stopped = (await store.listStopped(db.identity, [holder])).get(holder) ?? []
  return { kinds: MAIL_KINDS.map(kind => ({ kind, stopped: stopped.includes(kind) })) }
}
