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
const ASKED: Rule = { name: 'mark-network', most: 2000, seconds: 3600 }
/** Marks of a review that count per network a day: of visitors, and in addition of signed-in users. */
const STRANGERS: Rule = { name: 'mark-strangers', most: 3, seconds: DAY }
const SIGNED_IN: Rule = { name: 'mark-signed-in', most: 10, seconds: DAY }
/** A mark that was counted today is counted again after it was taken back and repeated. */
const SHOWN: Rule = { name: 'mark-shown', most: 1, seconds: DAY }
/** More marks of one review in an hour than readers make. */
const RUN: Rule = { name: 'mark-run', most: 50, seconds: 3600 }
const TOLD: Rule = { name: 'mark-run-told', most: 1, seconds: 86_400 }

type Asking = Pick<Context, 'device' | 'address' | 'holder'>

/**
 * One mark per browser and item. Of the browser's random token only a keyed hash together with the item is stored, so
 * that marks of one browser on two items cannot be linked. Marks above the network's limit are answered like all
 * others, so that no answer discloses the limit.
 */
export async function markHelpful(
  parts: Parts,
  thing: Markable,
  on: boolean,
  { device, address, holder }: Asking,
): Promise<{ helpful: boolean; count: number }> {
  const { db, secrets, limits } = parts
  orWait(await limits.here.take(...inNetworks(ASKED, address)))
  if (device === undefined) return failField('device', 'required')
  const mark = mac(secrets.index, 'helpful', device, thing.id)
  if (!on) return unmark(parts, thing, mark)
  const shown = await isShown(parts, mark, inNetworks(holder ? SIGNED_IN : STRANGERS, address, thing.id))
  const answer = await db.begin('content', async tx => {
    const { isNew, counted } = await addMark(tx, thing.id, mark, shown)
    const own = counted ? 0 : 1
    if (!isNew || !counted)
      return { isNew, count: ((await readHelpful(tx, thing)) ?? fail('not_found')) + own }
    return { isNew, count: await count(tx, thing, 1) }
  })
  if (answer.isNew) await flagRun(parts, thing)
  return { helpful: true, count: answer.count }
}

async function isShown(
  { limits: { here } }: Parts,
  mark: Buffer,
  allowance: ReturnType<typeof inNetworks>,
): Promise<boolean> {
  const before = { rule: SHOWN, of: [mark] }
  if ((await here.take(before, ...allowance)) === undefined) return true
  return (await here.waitFor(before)) !== undefined
}

const unmark = ({ db }: Parts, thing: Markable, mark: Buffer): Promise<{ helpful: boolean; count: number }> =>
  db.begin('content', async tx => {
    const removed = await removeMark(tx, thing.id, mark)
    if (!removed?.counted)
      return { helpful: false, count: (await readHelpful(tx, thing)) ?? fail('not_found') }
    return { helpful: false, count: await count(tx, thing, -1) }
  })

/** Returns the count after the change and invalidates the pages that show it. */
async function count(tx: Tx, thing: Markable, by: 1 | -1): Promise<number> {
  const { company_id, shown_on, helpful_count } = (await changeHelpful(tx, thing, by)) ?? fail('not_found')
  changed(`company:${company_id}`, shown_on)
  return helpful_count
}

/** Counts a new mark; a sudden run of marks flags the item for the team, once a day. */
async function flagRun({ db, clock, limits: { everywhere } }: Parts, thing: Markable): Promise<void> {
  if ((await everywhere.take({ rule: RUN, of: [thing.id] })) === undefined) return
  if ((await everywhere.take({ rule: TOLD, of: [thing.id] })) !== undefined) return
  await db.begin('content', tx => flagReport(tx, thing, weekOf(clock.now())))
}
