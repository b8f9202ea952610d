import { dayOf, weekOf, type Clock } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { copyIntegrity } from './integrity-store.ts'

/**
 * The copy for the integrity panel, on Mondays alone: live figures would tell the moment of every submission and
 * withdrawal, and a day that depends on how much came in would tell whoever sends some of it what others did.
 */
export async function refreshIntegrity(tx: Tx, clock: Clock): Promise<void> {
  if (dayOf(clock.now()) === weekOf(clock.now())) await copyChanged(tx, clock)
}

export async function copyChanged(tx: Tx, clock: Clock): Promise<void> {
  for (const id of await copyIntegrity(tx, weekOf(clock.now()))) changed(`company:${id}`)
}
