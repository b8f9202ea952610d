import type { Places } from '#server/places/places.ts'
import { weekOf } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { admitWaiting } from '../alone/admit.ts'
import { closeOlder } from '../older.ts'
import { deleteShown } from '../store.ts'
import { yearsOf } from '../years.ts'
import { secureChance } from './chance.ts'
import { showComments } from './comments.ts'
import { reckon, type Made } from './reckon.ts'
import * as store from './store.ts'

/** Boxes that one statement writes. */
const AT_ONCE = 1_000

/**
 * What readers see of pay, once a week: on Monday, or on the first day after it on which the program runs. All of it appears in one
 * transaction, or nothing; whoever comes second finds it done.
 */
export async function takeSnapshot(
  { db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  places: Places,
): Promise<void> {
  const week = weekOf(clock.now())
  if (await store.hasSnapshot(db.content, week)) return
  await closeOlder(db, secrets)
  const faults = await admitWaiting({ db, secrets })
  const deps = { secrets, places, chance: secureChance }
  const made = await db.begin('content', tx => reckon(tx, deps, yearsOf(week)))
  await db.begin('content', tx => show(tx, secrets, week, made))
  if (faults.length > 0) throw faults[0]
}

async function show(
  tx: Tx,
  secrets: Secrets,
  week: string,
  { pages, rolePays, figures }: Made,
): Promise<void> {
  if (!(await store.insertSnapshot(tx, week))) return
  for (const { reach, cells, resealed, comments, gone } of pages) {
    await store.putBoxes(tx, 'salary', resealed)
    await showComments(tx, secrets, comments)
    const companies = [
      ...(await store.putCells(tx, reach, cells)),
      ...(await deleteShown(tx, gone)),
      ...comments.map(({ company_id }) => company_id),
    ]
    changed(...companies.map(id => `company:${id}`))
  }
  for (let at = 0; at < rolePays.length; at += AT_ONCE)
    await store.putBoxes(tx, 'role_pay', rolePays.slice(at, at + AT_ONCE))
  await store.putFigures(tx, figures)
  changed('pay')
}
