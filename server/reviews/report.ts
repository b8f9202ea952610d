import type { Guideline } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { weekOf, type Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { refuseContactsIn } from '#server/companies/contacts.ts'
import { fail } from '#server/platform/http/errors.ts'
import { countOpenReports, findVisible, insertReport } from './store.ts'

const MOST_OPEN = 20
type Given = { id: string; guideline: Guideline; words: string | null }

/** A reader says which guideline a review breaks. Who said it is not kept. */
export async function reportReview(
  { db, clock }: { db: Db; clock: Clock },
  { id, guideline, words }: Given,
  locale: Locale,
): Promise<void> {
  refuseContactsIn({ words })
  const review = (await findVisible(db.content, id)) ?? fail('not_found')
  // The team looks at a review once, however many ask for it.
  if ((await countOpenReports(db.content, id)) >= MOST_OPEN) return
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
