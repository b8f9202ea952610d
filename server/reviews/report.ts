import type { Guideline } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { weekOf, type Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import { findVisible, insertReport } from './store.ts'

type Given = { id: string; guideline: Guideline; words: string | null }

/** A reader says which guideline a review breaks. Who said it is not kept. */
export async function reportReview(
  { db, clock }: { db: Db; clock: Clock },
  { id, guideline, words }: Given,
  locale: Locale,
): Promise<void> {
  const review = (await findVisible(db.content, id)) ?? fail('not_found')
  await db.begin('content', tx =>
    insertReport(tx, {
      company_id: review.company_id,
      subject: 'review',
      subject_id: id,
      guideline,
      words,
      locale,
      week: weekOf(clock.now()),
    }),
  )
}
