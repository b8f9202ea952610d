import { dayOf, weekOf, type Clock } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { copyIntegrity } from './integrity-store.ts'

/**
 * Copies the figures of the integrity panel, only on Mondays: live figures would disclose the moment of every
 * submission and withdrawal, and a day that depended on how much was received would disclose to someone who sends some
 * of it what others did.
 */
export async function refreshIntegrity(tx: Tx, clock: Clock): Promise<void> {
  if (dayOf(clock.now()) === weekOf(clock.now())) await copyChanged(tx, clock)
}

export async function copyChanged(tx: Tx, clock: Clock): Promise<void> {
  for (const id of await copyIntegrity(tx, weekOf(clock.now()))) changed(`company:${id}`)
}
