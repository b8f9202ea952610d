import { getStaffMember } from '#server/accounts/team.ts'
import type { Context } from '#server/platform/api.ts'
import type { Queryable } from '#server/platform/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as desk from './desk-store.ts'
import { countPending } from './store.ts'

/** What waits at each desk. */
export async function countWaiting({ db, clock }: Parts, context: Pick<Context, 'holder'>) {
  const { id } = await getStaffMember(db.identity, context)
  const [reviews, companies, reports, candidates] = await Promise.all([
    countPending(db.content, id, clock.now()),
    desk.countPendingCompanies(db.content),
    desk.countOpenReports(db.content),
    desk.countCandidates(db.content),
  ])
  return { reviews, companies, reports, candidates }
}

/** Rows of directories that an editor must look at. */
export const countCandidates = (sql: Queryable): Promise<number> => desk.countCandidates(sql)
