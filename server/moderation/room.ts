import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import {
  carryOutCompany,
  decideCompany,
  holdCompany,
  listWaitingCompanies,
  type CompanyTask,
} from './companies.ts'
import { carryOut, type DecisionTask } from './carry-out.ts'
import { decide } from './decide.ts'
import { countWaiting } from './counts.ts'
import { readHistory } from './history.ts'
import { forgetPastHolds, releaseAll } from './hold.ts'
import { undoDecision } from './later.ts'
import { mayDecide, mayEdit, mayRead, memberOf } from './policy.ts'
import { carryOutReport, decideReport, holdReport, listReports, type ReportTask } from './reports.ts'
import { openReview } from './open-review.ts'
import { countPending, listPending } from './store.ts'

const QUEUE_SHOWN = 50
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
        return openReview(parts, places, await mayDecide(parts, context), params.id, context.locale)
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
