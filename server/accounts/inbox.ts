import type { Sent } from '#shared/contract/contract.ts'
import { readPhone } from '#shared/rules/phone.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1'])
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Messages that would have been sent, where no mail server is configured. Shown only to a person at this machine. */
export async function listInbox(
  { db, config }: Parts,
  to: string | undefined,
  context: Context,
): Promise<Sent<'inbox'>> {
  if (!config.inbox) return fail('not_found')
  // A page is rendered for everyone: it may show that there is an inbox, but nothing of its content.
  if (context.address === 'page') return { messages: [] }
  const isHere = LOOPBACK.has(context.address) && !context.forwarded
  if (!isHere || !isOurs(context.host, config.publicUrl)) return fail('not_found')
  const rows = await store.listInbox(db.identity, readPhone(to ?? '').number ?? to)
  return {
    messages: rows.map(({ address, received_at, ...row }) => ({
      ...row,
      to: address,
      received_at: received_at.toISOString(),
    })),
  }
}

/**
 * Protects from DNS rebinding: a stranger's site may point its own name at our address, and the browser then asks us
 * for that name, which is not ours.
 */
function isOurs(host: string | undefined, publicUrl: string): boolean {
  if (host === undefined) return true
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return LOCAL_NAMES.has(name) || name === new URL(publicUrl).hostname
}
