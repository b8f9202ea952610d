import { ANSWERS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import { lastQuarters } from '#server/companies/quarters.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { rankAgain } from './ranking-store.ts'

/** Includes the current quarter, so that no review is older than 24 months. */
const QUARTERS = 8

/** Rebuilds the rankings by aspect from companies' published figures. */
export async function rankCompanies(tx: Tx, clock: Clock): Promise<void> {
  const since = lastQuarters(clock.now(), QUARTERS)[0] as string
  await rankAgain(tx, { since, ratings: [...EMPLOYEE_RATINGS], answers: [...ANSWERS] })
}
