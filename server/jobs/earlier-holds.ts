import type { VacancyFinding } from '#shared/rules/vacancy/read.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { VacancyRow } from './row.ts'
import * as store from './store.ts'

type Before = 'declined' | 'taken_down'

/** A finding that holds an advertisement because of the team's earlier decision, whatever its text. */
export const before = (kind: Before): VacancyFinding => ({
  kind,
  effect: 'hold',
  field: 'title',
  start: 0,
  end: 0,
})

/** Holds a vacancy that the team declined before, and all vacancies of a company under a takedown. */
export async function earlierHolds(
  tx: Tx,
  companyId: string,
  row: Pick<VacancyRow, 'findings'> | undefined,
): Promise<VacancyFinding[]> {
  return [
    ...(row?.findings.some(({ kind }) => kind === 'declined') ? [before('declined')] : []),
    ...((await store.isTakenDown(tx, companyId)) ? [before('taken_down')] : []),
  ]
}
