import type { HandlerInput } from '#shared/contract/contract.ts'
import type { OpenReport } from '#shared/contract/team.ts'
import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import { fail, isAppError } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { readReview } from '#server/reviews/one.ts'
import {
  closeReport,
  closeReportsOf,
  countOpenReports,
  findReported,
  hasOpenReport,
  listOpenReports,
  lockReported,
} from './desk-store.ts'
import { noteAct } from './history.ts'
import { hold, release } from './hold.ts'
import { decideLater, takeEffect } from './later.ts'

const SHOWN = 30

/** Open reports, oldest week first, each with the review as readers see it. */
export async function listReports(
  { db, clock }: Parts,
  places: Places,
  { staffId, locale }: { staffId: string; locale: Locale },
): Promise<{ total: number; reports: OpenReport[] }> {
  const asking = { staffId, now: clock.now() }
  const [total, rows] = await Promise.all([
    countOpenReports(db.content, asking),
    listOpenReports(db.content, asking, SHOWN),
  ])
  const reports = await Promise.all(
    rows.map(async ({ subject_id, company_id: _, ...row }) => {
      const found = await readReview({ sql: db.content, places, locale }, subject_id, true).catch(unlessGone)
      return found?.review ? [{ ...row, review: found.review }] : []
    }),
  )
  return { total, reports: reports.flat() }
}

/** Withdrawn since the reports were read. */
function unlessGone(error: unknown): undefined {
  if (!isAppError(error) || error.code !== 'not_found') throw error
}

/** Puts an open report on this desk, with all others of the same review. */
export async function holdReport(parts: Parts, staffId: string, id: string): Promise<void> {
  const reviewId = (await findReported(parts.db.content, id)) ?? fail('already_decided')
  await hold(parts, staffId, 'decide-report', reviewId)
}

/** Notes what a moderator decided on an open report. */
export async function decideReport(
  parts: Parts,
  staffId: string,
  id: string,
  decision: ReportDecision,
): Promise<{ takes_effect_in: number }> {
  await holdReport(parts, staffId, id)
  const payload: ReportTask = { report_id: id, staff_id: staffId, ...decision }
  return decideLater(parts, 'decide-report', id, payload)
}

type ReportDecision = HandlerInput<'decideReport'>['body']
export type ReportTask = { report_id: string; staff_id: string } & ReportDecision

/**
 * Upheld: the review is removed and leaves a stub, by the guideline that it broke. Dismissed: it stays. Either is an act of
 * the team.
 */
export async function carryOutReport(
  parts: Parts,
  { report_id: id, staff_id, ...decision }: ReportTask,
): Promise<void> {
  const state = decision.uphold ? 'upheld' : 'dismissed'
  await takeEffect(parts, 'decide-report', id, async tx => {
    await lockReported(tx, id)
    const report = await closeReport(tx, id, state)
    if (!report) return
    const { company_id, subject_id, guideline: named } = report
    const guideline = decision.uphold ? decision.guideline : named
    if (decision.uphold && (await moveReview(tx, subject_id, { to: 'removed', guideline }))) {
      await closeReportsOf(tx, subject_id)
      await noteAct(tx, parts.clock, {
        subject: 'review',
        company_id,
        subject_id,
        act: 'removed',
        guideline,
        staff_id,
      })
    }
    await noteAct(tx, parts.clock, {
      subject: 'report',
      company_id,
      subject_id: id,
      act: state,
      guideline,
      staff_id,
    })
    if (!(await hasOpenReport(tx, subject_id))) await release(tx, 'decide-report', subject_id)
  })
}
