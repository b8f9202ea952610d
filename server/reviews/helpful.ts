import { mac } from '#server/platform/crypto.ts'
import { weekOf } from '#server/platform/clock.ts'
import { changed } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addMark, changeHelpful, flagReport, readHelpful, removeMark } from './mark-store.ts'
import { findVisible } from './store.ts'

const DAY = 86_400
const ASKED: Rule = { name: 'mark-network', most: 2000, seconds: 3600 }
/** So many marks of one network a day are shown of a review, and so many more of those who are signed in. */
const STRANGERS: Rule = { name: 'mark-strangers', most: 3, seconds: DAY }
const SIGNED_IN: Rule = { name: 'mark-signed-in', most: 10, seconds: DAY }
/** Whose mark was shown once today has it shown again after taking it back. */
const SHOWN: Rule = { name: 'mark-shown', most: 1, seconds: DAY }
/** More marks of one review in an hour than readers make. */
const RUN: Rule = { name: 'mark-run', most: 50, seconds: 3600 }
const TOLD: Rule = { name: 'mark-run-told', most: 1, seconds: 86_400 }

type Asking = Pick<Context, 'device' | 'address' | 'holder'>

/**
 * One mark per browser and review. Of the browser's random token only a keyed hash together with the review is kept, so
 * that marks of one browser on two reviews cannot be told to belong together. Beyond what is shown of a network all are
 * answered alike: where the line is tells no answer.
 */
export async function markHelpful(
  parts: Parts,
  reviewId: string,
  on: boolean,
  { device, address, holder }: Asking,
): Promise<{ helpful: boolean; count: number }> {
  const { db, secrets, limits } = parts
  orWait(await limits.here.take(...inNetworks(ASKED, address)))
  if (device === undefined) return failField('device', 'required')
  const mark = mac(secrets.index, 'helpful', device, reviewId)
  if (!on) return unmark(parts, reviewId, mark)
  const shown = await isShown(parts, mark, inNetworks(holder ? SIGNED_IN : STRANGERS, address, reviewId))
  const answer = await db.begin('content', async tx => {
    const { isNew, counted } = await addMark(tx, reviewId, mark, shown)
    const own = counted ? 0 : 1
    if (!isNew || !counted)
      return { isNew, count: ((await readHelpful(tx, reviewId)) ?? fail('not_found')) + own }
    const review = (await changeHelpful(tx, reviewId, 1)) ?? fail('not_found')
    changed(`company:${review.company_id}`, `review:${reviewId}`)
    return { isNew, count: review.helpful_count }
  })
  if (answer.isNew) await flagRun(parts, reviewId)
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

const unmark = (
  { db }: Parts,
  reviewId: string,
  mark: Buffer,
): Promise<{ helpful: boolean; count: number }> =>
  db.begin('content', async tx => {
    const removed = await removeMark(tx, reviewId, mark)
    if (!removed?.counted)
      return { helpful: false, count: (await readHelpful(tx, reviewId)) ?? fail('not_found') }
    const review = (await changeHelpful(tx, reviewId, -1)) ?? fail('not_found')
    changed(`company:${review.company_id}`, `review:${reviewId}`)
    return { helpful: false, count: review.helpful_count }
  })

/** Counts a new mark; a sudden run of them brings the review before the team, once a day. */
async function flagRun({ db, clock, limits: { everywhere } }: Parts, reviewId: string): Promise<void> {
  if ((await everywhere.take({ rule: RUN, of: [reviewId] })) === undefined) return
  if ((await everywhere.take({ rule: TOLD, of: [reviewId] })) !== undefined) return
  const review = await findVisible(db.content, reviewId)
  if (!review) return
  await db.begin('content', tx =>
    flagReport(tx, { id: reviewId, companyId: review.company_id, week: weekOf(clock.now()) }),
  )
}
