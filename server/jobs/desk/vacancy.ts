import type { VacancyDecision } from '#shared/contract/jobs/desk-vacancy.ts'
import { VACANCY_REASONS, type VacancyReason } from '#shared/contract/keys.ts'
import { dismissReportsOf } from '#server/moderation/reports/dismiss.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { declineVacancy } from '../decline.ts'
import * as store from './store.ts'
import { notifyOwnersLater } from '../owner-letters.ts'
import { changedVacancy } from '../write.ts'

/** The desk of held advertisements and of those that readers reported. */
export const vacancySubject = ({ clock }: Pick<Parts, 'clock'>): Subject<'vacancy', store.DeskRow> => ({
  key: 'vacancy',
  waiting: store.waiting,
  rows: async found =>
    found.map(({ id, company, title, locale, findings, reports }) => ({
      id,
      company,
      title,
      locale,
      kinds: [...new Set(findings.flatMap(({ kind, effect }) => (effect === 'hold' ? [kind] : [])))],
      reasons: [...new Set(reports.map(reasonOf))],
    })),
  async open({ state, reports, claim_id: _, ...shown }) {
    const presented = reports.map(({ reason, ...rest }) => ({ ...rest, reason: reasonOf({ reason }) }))
    return { ...shown, is_open: state === 'open', reports: presented }
  },
  versionOf: ({ version }) => version,
  carryOut: (tx, found, decision) => carryOut(tx, clock, found, decision),
})

const reasonOf = ({ reason }: Pick<store.ReportRow, 'reason'>): VacancyReason =>
  VACANCY_REASONS[reason - 1] ?? 'other'

async function carryOut(
  tx: Tx,
  clock: Clock,
  { id, company_id, state, title }: Found<store.DeskRow>,
  decision: VacancyDecision,
): Promise<Act[]> {
  const about = { subject: 'vacancy', company_id, subject_id: id, guideline: null } as const
  if (decision.decision === 'show') {
    changedVacancy({ id, company_id })
    await store.show(tx, id, dayOf(clock.now()))
    await dismissReportsOf(tx, [id])
    if (state === 'held')
      await notifyOwnersLater(tx, { clock }, { company_id, letter: 'vacancyShown', title })
    return [{ ...about, act: state === 'open' ? 'vacancy_kept' : 'vacancy_shown' }]
  }
  return declineVacancy(tx, clock, { id, company_id }, decision.note)
}
