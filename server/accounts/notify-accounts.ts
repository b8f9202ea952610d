import type { Locale } from '#shared/locale.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { LANE } from '#server/platform/delivery/lanes.ts'
import { queueMessages, type Message } from '#server/platform/delivery/outbox.ts'
import type { Parts } from '#server/platform/parts.ts'
import { ifRefused } from './mail-refused.ts'
import { presentUser } from './present.ts'
import * as store from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets'>
type Letter = Record<Locale, { subject: string; body: string }>

const AT_ONCE = 500

/**
 * Sends the same letter to an account once, however often this runs. Addresses are decrypted here and written nowhere
 * in the clear.
 */
export async function notifyAccounts(
  parts: Needs,
  letter: Letter,
  { ids, sends }: { ids: string[] | undefined; sends: boolean },
): Promise<{ notified: number; unreached: number }> {
  const name = sha256(JSON.stringify(letter)).toString('base64url')
  let [notified, seen, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await store.listWrittenTo(parts.db.identity, { ids, after, limit: AT_ONCE })
    const messages = rows.flatMap(row => messageTo(parts, row, letter, name))
    if (sends) await parts.db.begin('identity', tx => queueMessages(tx, parts, messages))
    notified += messages.length
    seen += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return { notified, unreached: (ids?.length ?? seen) - notified }
    after = last.id
  }
}

function messageTo({ secrets }: Needs, row: store.WrittenTo, letter: Letter, name: string): Message[] {
  const { email: to } = presentUser(secrets, row)
  if (to === null) return []
  const locale = row.locale ?? 'id'
  const once = `notice:${name}:${row.id}`
  const rank = LANE.many
  return [{ channel: 'email', to, locale, ...letter[locale], once, rank, ifRefused: ifRefused(secrets, to) }]
}
