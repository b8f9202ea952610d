import type { VacancyFinding } from '#shared/rules/vacancy/read.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './store.ts'

type Before = 'declined' | 'taken_down'

/** What the team did before holds an advertisement whatever its words are. */
export const before = (kind: Before): VacancyFinding => ({
  kind,
  effect: 'hold',
  field: 'title',
  start: 0,
  end: 0,
})

/** A vacancy that the team declined comes back by way of the team, and so does all of a company that it took down. */
export async function heldBefore(
  tx: Tx,
  companyId: string,
  row: Pick<store.VacancyRow, 'findings'> | undefined,
): Promise<VacancyFinding[]> {
  return [
    ...(row?.findings.some(({ kind }) => kind === 'declined') ? [before('declined')] : []),
    ...((await store.isTakenDown(tx, companyId)) ? [before('taken_down')] : []),
  ]
}
