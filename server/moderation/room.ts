import type { ApplicationResult, Department, JobType } from '#shared/contract/keys.ts'
import type { ModeratorReview } from '#shared/contract/moderation.ts'
import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { burstOf } from './burst.ts'
import {
  carryOutCompany,
  decideCompany,
  holdCompany,
  listWaitingCompanies,
  type CompanyTask,
} from './companies.ts'
import { carryOut, type DecisionTask } from './carry-out.ts'
import { decide } from './decide.ts'
import { versionOf } from './version.ts'
import { countWaiting } from './counts.ts'
import { readHistory } from './history.ts'
import { findingsIn } from './findings.ts'
import { forgetPastHolds, hold, releaseAll } from './hold.ts'
import { undoDecision } from './later.ts'
import { mayDecide, mayEdit, mayRead, memberOf } from './policy.ts'
import { carryOutReport, decideReport, holdReport, listReports, type ReportTask } from './reports.ts'
import { similarTo } from './similar.ts'
import { countPending, findPending, listOfficers, listPending, listWords, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'

const QUEUE_SHOWN = 50
/** Texts of the company that a new one is compared with. */
const COMPARED = 500
const NIGHT_HOUR = 3

type Names =
  | 'teamCounts'
  | 'teamQueue'
  | 'teamReview'
  | 'decideReview'
  | 'undoDecision'
  | 'leaveDesk'
  | 'teamCompanies'
  | 'holdCompany'
  | 'decideCompany'
  | 'undoCompany'
  | 'teamReports'
  | 'holdReport'
  | 'decideReport'
  | 'undoReport'
  | 'teamHistory'

/** The team's desk: what waits, one review in full, and the decisions on it. */
export function createModerationRoom(parts: Parts, places: Places): Room<Names> {
  const { db, clock } = parts
  return {
    handlers: {
      async teamQueue(_input, context) {
        const staffId = await mayDecide(parts, context)
        const asking = { staffId, now: clock.now() }
        const [total, reviews] = await Promise.all([
          countPending(db.content, asking),
          listPending(db.content, asking, QUEUE_SHOWN),
        ])
        return { total, reviews }
      },
      async teamReview({ params }, context) {
        const staffId = await mayDecide(parts, context)
        const review = (await findPending(db.content, params.id)) ?? fail('not_found')
        await hold(parts, staffId, 'decide', review.id)
        const [others, burst, officers] = await Promise.all([
          listWords(db.content, review.company_id, review.id, COMPARED),
          burstOf(db.content, review.company_id, review.week),
          listOfficers(db.content, review.company_id),
        ])
        const similar = similarTo(review, others).map(({ other, likeness }) => ({
          id: other.id,
          headline: other.headline,
          state: other.state,
          likeness,
        }))
        const findings = findingsIn(textsOf(review, parts.secrets), officers)
        return { ...present(review, parts, places, context.locale), findings, similar, burst }
      },
      async decideReview({ params, body }, context) {
        const staffId = await mayDecide(parts, context)
        return decide(parts, staffId, params.id, body)
      },
      async undoDecision({ params }, context) {
        const staffId = await mayDecide(parts, context)
        return undoDecision(parts, staffId, 'decide', params.id)
      },
      teamCounts: (_input, context) => countWaiting(parts, context),
      async leaveDesk(_input, context) {
        await releaseAll(parts, await memberOf(parts, context))
        return { left: true }
      },
      async teamCompanies(_input, context) {
        return listWaitingCompanies(parts, places, await mayEdit(parts, context))
      },
      async holdCompany({ params }, context) {
        await holdCompany(parts, await mayEdit(parts, context), params.id)
        return { held: true }
      },
      async decideCompany({ params, body }, context) {
        const staffId = await mayEdit(parts, context)
        return decideCompany(parts, places, { staffId, locale: context.locale }, params.id, body)
      },
      async undoCompany({ params }, context) {
        const staffId = await mayEdit(parts, context)
        return undoDecision(parts, staffId, 'decide-company', params.id)
      },
      async teamReports(_input, context) {
        const staffId = await mayDecide(parts, context)
        return listReports(parts, places, { staffId, locale: context.locale })
      },
      async holdReport({ params }, context) {
        await holdReport(parts, await mayDecide(parts, context), params.id)
        return { held: true }
      },
      async decideReport({ params, body }, context) {
        const staffId = await mayDecide(parts, context)
        return decideReport(parts, staffId, params.id, body)
      },
      async undoReport({ params }, context) {
        const staffId = await mayDecide(parts, context)
        return undoDecision(parts, staffId, 'decide-report', params.id)
      },
      async teamHistory({ query }, context) {
        const decides = await mayRead(parts, context)
        return readHistory(parts, decides, query)
      },
    },
    tasks: {
      content: {
        decide: (payload: DecisionTask) => carryOut(parts, payload),
        'decide-company': (payload: CompanyTask) => carryOutCompany(parts, payload),
        'decide-report': (payload: ReportTask) => carryOutReport(parts, payload),
        'forget-holds': () => forgetPastHolds(parts),
      },
    },
    daily: [{ schema: 'content', kind: 'forget-holds', hour: NIGHT_HOUR }],
  }
}

function present(
  row: PendingRow,
  { secrets }: Parts,
  places: Places,
  locale: Locale,
): Omit<ModeratorReview, 'findings' | 'similar' | 'burst'> {
  return {
    id: row.id,
    version: versionOf(row),
    company: { id: row.company_id, slug: row.slug, name: row.name },
    week: row.week,
    employment_status: row.employment_status,
    locale: row.locale,
    score: row.score / 1000,
    overall_sentiment: row.overall_sentiment,
    recommended: row.recommended,
    ...textsOf(row, secrets),
    headline: row.headline,
    department: row.department as Department | null,
    job_type: row.job_type as JobType | null,
    job_role: places.roleName(row.job_role_id, locale),
    city: places.findCity(row.city_id) ?? null,
    left_at_year: row.left_at_year,
    application_result: row.application_result as ApplicationResult | null,
  }
}
