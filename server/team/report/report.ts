import type { ReportDecision } from '#shared/contract/team/desk-report.ts'
import type { Places } from '#server/places/places.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { readReview } from '#server/reviews/read-review.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import * as store from './store.ts'
import type { ReportRow } from './store.ts'

export const reportSubject = (
  { db }: Parts,
  places: Places,
  takedowns: Takedowns,
): Subject<'report', ReportRow> => ({
  key: 'report',
  waiting: store.waiting,
  rows: async found =>
    found.map(({ id, subject, subject_id, company, headline, said_in, guideline, times, week, flag }) => ({
      id,
      subject,
      subject_id,
      company,
      headline,
      locale: said_in,
      guideline,
      times,
      week,
      flags: flag ? [flag] : [],
    })),
  async open(found, locale) {
    const { id, week, flag, guideline, words, times, locale: wordsLocale, subject_id, company } = found
    const isReview = found.subject === 'review'
    const sql = db.content
    const { review } = isReview
      ? await readReview({ sql, places, locale }, subject_id, true)
      : { review: null }
    if (!(isReview ? review : found.headline)) fail('already_decided')
    const comment = isReview ? null : found.headline
    const flags = flag ? [flag] : []
    return {
      id,
      week,
      subject: found.subject,
      guideline,
      words,
      times,
      locale: wordsLocale,
      company,
      review,
      comment,
      subject_id,
      flags,
    }
  },
  lockFirst: store.lockReported,
  carryOut: (tx, found, decision) => carryOut(tx, takedowns, found, decision),
})

/** Upheld: the reported item is removed and leaves a stub with the guideline that it broke. Dismissed: it stays. */
async function carryOut(
  tx: Tx,
  takedowns: Takedowns,
  report: Found<ReportRow>,
  decision: ReportDecision,
): Promise<Act[]> {
  const { id, company_id } = report
  const state = decision.uphold ? 'upheld' : 'dismissed'
  const guideline = decision.uphold ? decision.guideline : report.guideline
  await store.closeReport(tx, id, state)
  const closed: Act = { subject: 'report', company_id, subject_id: id, act: state, guideline }
  return decision.uphold ? [...(await takedowns.takeDown(tx, report, guideline)), closed] : [closed]
}
