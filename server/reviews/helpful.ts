import { mac } from '#server/platform/crypto.ts'
import { weekOf } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addMark, changeHelpful, flagReport, readHelpful, removeMark, type Markable } from './mark-store.ts'

const DAY = 86_400
const NETWORK_HOUR: Rule = { name: 'mark-network', most: 2000, seconds: 3600 }
/** Marks of a review that count per network a day: of visitors, and in addition of signed-in users. */
const VISITORS: Rule = { name: 'mark-strangers', most: 3, seconds: DAY }
const SIGNED_IN: Rule = { name: 'mark-signed-in', most: 10, seconds: DAY }
/** A mark that was counted today is counted again after it was taken back and repeated. */
const COUNTED_TODAY: Rule = { name: 'mark-shown', most: 1, seconds: DAY }
/** More marks of one review in an hour than readers make. */
const BURST: Rule = { name: 'mark-run', most: 50, seconds: 3600 }
const FLAGGED: Rule = { name: 'mark-run-told', most: 1, seconds: 86_400 }

type Reader = Pick<Context, 'device' | 'address' | 'holder'>

/**
 * One mark per browser and item. Of the browser's random token only a keyed hash together with the item is stored, so
 * that marks of one browser on two items cannot be linked. Marks above the network's limit are answered like all
 * others, so that no answer discloses the limit.
 */
export async function markHelpful(
  parts: Parts,
  item: Markable,
  on: boolean,
  { device, address, holder }: Reader,
): Promise<{ helpful: boolean; count: number }> {
  const { db, secrets, limits } = parts
  orWait(await limits.here.take(...inNetworks(NETWORK_HOUR, address)))
  if (device === undefined) return failField('device', 'required')
  const mark = mac(secrets.index, 'helpful', device, item.id)
  if (!on) return unmark(parts, item, mark)
  const shown = await isShown(parts, mark, inNetworks(holder ? SIGNED_IN : VISITORS, address, item.id))
  const answer = await db.begin('content', async tx => {
    const { isNew, counted } = await addMark(tx, item.id, mark, shown)
    const uncounted = counted ? 0 : 1
    if (!isNew || !counted)
      return { isNew, count: ((await readHelpful(tx, item)) ?? fail('not_found')) + uncounted }
    return { isNew, count: await changeCount(tx, item, 1) }
  })
  if (answer.isNew) await flagRun(parts, item)
  return { helpful: true, count: answer.count }
}

async function isShown(
  { limits: { here } }: Parts,
  mark: Buffer,
  allowance: ReturnType<typeof inNetworks>,
): Promise<boolean> {
  const repeated = { rule: COUNTED_TODAY, of: [mark] }
  if ((await here.take(repeated, ...allowance)) === undefined) return true
  return (await here.waitFor(repeated)) !== undefined
}

const unmark = ({ db }: Parts, item: Markable, mark: Buffer): Promise<{ helpful: boolean; count: number }> =>
  db.begin('content', async tx => {
    const removed = await removeMark(tx, item.id, mark)
    if (!removed?.counted)
      return { helpful: false, count: (await readHelpful(tx, item)) ?? fail('not_found') }
    return { helpful: false, count: await changeCount(tx, item, -1) }
  })

/** Returns the count after the change and invalidates the pages that show it. */
async function changeCount(tx: Tx, item: Markable, by: 1 | -1): Promise<number> {
  const { company_id, shown_on, helpful_count } = (await changeHelpful(tx, item, by)) ?? fail('not_found')
  changed(`company:${company_id}`, shown_on)
  return helpful_count
}

/** Counts a new mark; a sudden run of marks flags the item for the team, once a day. */
async function flagRun({ db, clock, limits: { everywhere } }: Parts, item: Markable): Promise<void> {
  if ((await everywhere.take({ rule: BURST, of: [item.id] })) === undefined) return
  if ((await everywhere.take({ rule: FLAGGED, of: [item.id] })) !== undefined) return
  await db.begin('content', tx => flagReport(tx, item, weekOf(clock.now())))
}
