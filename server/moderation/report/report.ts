import type { ReportDecision } from '#shared/contract/desk-report.ts'
import type { Places } from '#server/places/places.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { readReview } from '#server/reviews/one.ts'
import type { Found, Subject } from '../desk/subject.ts'
import type { Act } from '../history.ts'
import * as store from './store.ts'
import type { ReportRow } from './store.ts'

/** What readers reported of reviews. */
export const reportSubject = ({ db }: Parts, places: Places): Subject<'report', ReportRow> => ({
  key: 'report',
  waiting: store.waiting,
  rows: async found =>
    found.map(({ id, subject_id, company, headline, review_locale, guideline, week, flag }) => ({
      id,
      review_id: subject_id,
      company,
      headline,
      locale: review_locale,
      guideline,
      week,
      flags: flag ? [flag] : [],
    })),
  async open({ id, week, flag, guideline, words, locale: wordsLocale, subject_id }, locale) {
    const { review } = await readReview({ sql: db.content, places, locale }, subject_id, true)
    return {
      id,
      week,
      guideline,
      words,
      locale: wordsLocale,
      review: review ?? fail('already_decided'),
      flags: flag ? [flag] : [],
    }
  },
  lockFirst: store.lockReported,
  carryOut,
})

/** Upheld: the review is removed and leaves a stub, by the guideline that it broke. Dismissed: it stays. */
async function carryOut(tx: Tx, report: Found<ReportRow>, decision: ReportDecision): Promise<Act[]> {
  const { id, company_id, subject_id } = report
  const state = decision.uphold ? 'upheld' : 'dismissed'
  const guideline = decision.uphold ? decision.guideline : report.guideline
  await store.closeReport(tx, id, state)
  const closed: Act = { subject: 'report', company_id, subject_id: id, act: state, guideline }
  if (!decision.uphold || !(await moveReview(tx, subject_id, { to: 'removed', guideline }))) return [closed]
  await store.closeReportsOf(tx, subject_id)
  return [{ subject: 'review', company_id, subject_id, act: 'removed', guideline }, closed]
}
