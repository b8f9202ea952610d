import type { OpenHiding } from '#shared/contract/team/desk-hiding.ts'
import type { Locale } from '#shared/locale.ts'
import type { EndedHiding } from '#server/moderation/hidings/hidings.ts'
import { unhideComment } from '#server/pay/comments.ts'
import type { Places } from '#server/places/places.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { unhideReview } from '#server/reviews/removal.ts'
import { readHidden } from '#server/reviews/preview.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import { lockHidden, waiting, type HidingRow } from './store.ts'

export const hidingSubject = (
  { db }: Parts,
  places: Places,
  { takeDown }: Takedowns,
): Subject<'hiding', HidingRow> => ({
  key: 'hiding',
  waiting,
  rows: async found =>
    found.map(({ id, subject, company, headline, said_in: locale, guideline, ends_on: until }) => ({
      id,
      subject,
      company,
      headline,
      locale,
      guideline,
      until,
    })),
  open: (found, locale) => present({ sql: db.content, places, locale }, found),
  lockFirst: lockHidden,
  carryOut: (tx, found, decision) =>
    decision.uphold ? takeDown(tx, found, decision.guideline) : giveBack(tx, found),
})

async function present(
  deps: { sql: Parts['db']['content']; places: Places; locale: Locale },
  found: Found<HidingRow>,
): Promise<OpenHiding> {
  const { id, company, subject, subject_id, guideline, words, locale, ends_on: until, headline } = found
  const isReview = subject === 'review'
  const review = isReview ? ((await readHidden(deps, subject_id)) ?? fail('already_decided')) : null
  return {
    id,
    company,
    guideline,
    words,
    locale,
    until,
    review,
    comment: isReview ? null : headline,
    subject_id,
  }
}

/** Shows a hidden item again, for good. No act if it is no longer hidden. */
export async function giveBack(tx: Tx, hidden: Omit<EndedHiding, 'guideline'>): Promise<Act[]> {
  const { subject, subject_id, company_id } = hidden
  const back = await (subject === 'review' ? unhideReview : unhideComment)(tx, subject_id)
  return back ? [{ subject, company_id, subject_id, act: 'returned', guideline: null }] : []
}
