import { dayOf, type Clock } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db.ts'
import { copyIntegrity } from './integrity-store.ts'

/** The night's copy for the integrity panel: live figures would tell the moment of every submission and withdrawal. */
export async function refreshIntegrity(tx: Tx, clock: Clock): Promise<void> {
  for (const id of await copyIntegrity(tx, dayOf(clock.now()))) changed(`company:${id}`)
}
