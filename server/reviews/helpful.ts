import { mac } from '#server/platform/crypto.ts'
import { changed, type Db } from '#server/platform/db.ts'
import { fail, failField } from '#server/platform/errors.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addMark, changeHelpful, readHelpful, removeMark } from './mark-store.ts'

/**
 * One mark per browser and review. Of the browser's random token only a keyed hash together with the review is
 * kept, so that marks of one browser on two reviews cannot be told to belong together.
 */
export async function markHelpful(
  db: Db,
  secrets: Secrets,
  device: string | undefined,
  reviewId: string,
  on: boolean,
): Promise<{ helpful: boolean; count: number }> {
  if (device === undefined) return failField('device', 'required')
  const mark = mac(secrets.index, 'helpful', device, reviewId)
  return db.begin('content', async tx => {
    const moved = on ? await addMark(tx, reviewId, mark) : await removeMark(tx, reviewId, mark)
    if (!moved) return { helpful: on, count: (await readHelpful(tx, reviewId)) ?? fail('not_found') }
    const review = await changeHelpful(tx, reviewId, on ? 1 : -1)
    if (!review) return fail('not_found')
    changed(`company:${review.company_id}`, `review:${reviewId}`)
    return { helpful: on, count: review.helpful_count }
  })
}
