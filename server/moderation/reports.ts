import type { OpenReport } from '#shared/contract/team.ts'
import type { Locale } from '#shared/locale.ts'
import { asksOnce } from '#server/platform/api.ts'
import type { Places } from '#server/places/places.ts'
import { weekOf } from '#server/platform/clock.ts'
import { fail, isAppError } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { readReview } from '#server/reviews/one.ts'
import { closeReport, closeReportsOf, countOpenReports, listOpenReports, lockReported } from './desk-store.ts'
import { insertEvent } from './store.ts'

const SHOWN = 30

/** Open reports, oldest week first, each with the review as readers see it. */
export async function listReports(
  { db }: Parts,
  places: Places,
  locale: Locale,
): Promise<{ total: number; reports: OpenReport[] }> {
  const [total, rows] = await Promise.all([countOpenReports(db.content), listOpenReports(db.content, SHOWN)])
  const reports = await Promise.all(
    rows.map(async ({ subject_id, company_id: _, ...row }) => {
      const found = await readReview(
        { sql: db.content, places, locale, once: asksOnce() },
        subject_id,
        true,
      ).catch(unlessGone)
      return found?.review ? [{ ...row, review: found.review }] : []
    }),
  )
  return { total, reports: reports.flat() }
}

/** Withdrawn since the reports were read. */
function unlessGone(error: unknown): undefined {
  if (!isAppError(error) || error.code !== 'not_found') throw error
}

/** Upheld: the review is removed and leaves a stub. Dismissed: it stays. Either is an act of the team. */
export async function decideReport(
  { db, clock }: Parts,
  staffId: string,
  id: string,
  uphold: boolean,
): Promise<'upheld' | 'dismissed'> {
  const state = uphold ? 'upheld' : 'dismissed'
  await db.begin('content', async tx => {
    await lockReported(tx, id)
    const report = (await closeReport(tx, id, state)) ?? fail('already_decided')
    const { company_id, subject_id, guideline } = report
    const week = weekOf(clock.now())
    if (uphold && (await moveReview(tx, subject_id, { to: 'removed', guideline }))) {
      await closeReportsOf(tx, subject_id)
      await insertEvent(tx, {
        subject: 'review',
        company_id,
        subject_id,
        act: 'removed',
        guideline,
        staff_id: staffId,
        week,
      })
    }
    await insertEvent(tx, {
      subject: 'report',
      company_id,
      subject_id: id,
      act: state,
      guideline,
      staff_id: staffId,
      week,
    })
  })
  return state
}
