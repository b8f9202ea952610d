import { getStaffMember } from '#server/accounts/team.ts'
import type { Context } from '#server/platform/api.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as desk from './desk-store.ts'
import type { Asking } from './hold.ts'
import { countPending } from './store.ts'

/** What waits at each desk. */
export async function countWaiting({ db, clock }: Parts, context: Pick<Context, 'holder'>) {
  const { id } = await getStaffMember(db.identity, context)
  const asking = { staffId: id, now: clock.now() }
  const [reviews, companies, reports, candidates] = await Promise.all([
    countPending(db.content, asking),
    desk.countPendingCompanies(db.content, asking),
    desk.countOpenReports(db.content, asking),
    desk.countCandidates(db.content, asking),
  ])
  return { reviews, companies, reports, candidates }
}

/** Rows of directories that an editor must look at. */
export const countCandidates = (sql: Queryable, asking: Asking): Promise<number> =>
  desk.countCandidates(sql, asking)
