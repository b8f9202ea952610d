import { forgetHidings } from '#server/moderation/hidings/hidings.ts'
import type { Places } from '#server/places/places.ts'
import { weekOf } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { admitWaiting } from '../standalone/admit.ts'
import { deleteShown } from '../store.ts'
import type { Membership } from '../member.ts'
import { moveRolePay } from '../role-box.ts'
import { moveSalary } from '../salary-box.ts'
import { yearsOf } from '../years.ts'
import { readChanges } from './changes.ts'
import { showComments } from './comments.ts'
import { calculate, type Made } from './calculate.ts'
import * as store from './store.ts'
import { randomBytes, randomInt } from 'node:crypto'
import type { Chance } from './groups.ts'

/**
 * Publishes pay once a week: on Monday, or on the first later day on which the program runs. All of it appears in one
 * transaction, or nothing does; a second process finds the week done.
 */
export async function takeSnapshot(
  { db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  places: Places,
): Promise<void> {
  const week = weekOf(clock.now())
  if (await store.hasSnapshot(db.content, week)) return
  const faults = await admitWaiting({ db, secrets })
  const deps = { secrets, places, chance: secureChance }
  const made = await db.begin('content', tx => calculate(tx, deps, yearsOf(week)))
  await db.begin('content', tx => show(tx, secrets, week, made))
  if (faults.length > 0) throw faults[0]
}

async function show(
  tx: Tx,
  secrets: Secrets,
  week: string,
  { pages, salaries, rolePays, figures }: Made,
): Promise<void> {
  if (!(await store.insertSnapshot(tx, week))) return
  for (const { reach, cells, comments, removedComments } of pages) {
    await showComments(tx, secrets, comments)
    await forgetHidings(tx, removedComments)
    const companies = [
      ...(await store.putCells(tx, reach, cells)),
      ...(await deleteShown(tx, removedComments)).map(({ company_id }) => company_id),
      ...comments.map(({ company_id }) => company_id),
    ]
    changed(...companies.map(id => `company:${id}`))
  }
  await store.putFigures(tx, figures)
  changed('pay')
  // Last, because from here on the row locks block authors who withdraw one of these amounts.
  for (const part of salaries.parts) await move(tx, 'salary', part, (...to) => moveSalary(secrets, ...to))
  for (const part of rolePays.parts) await move(tx, 'role_pay', part, (...to) => moveRolePay(secrets, ...to))
}

/** Skips amounts that were withdrawn since the snapshot was read; their groups lack a member at the next snapshot. */
async function move(
  tx: Tx,
  table: 'salary' | 'role_pay',
  part: Buffer,
  moved: (box: Buffer, membership: Membership) => Buffer,
): Promise<void> {
  const to = new Map(readChanges(part).map(({ key, membership }) => [key.toString('hex'), membership]))
  const rows = await store.holdBoxes(tx, table, [...to.keys()])
  const boxes = rows.map(({ key, box }) => {
    const name = key.toString('hex')
    return { key: name, box: moved(box, to.get(name) as Membership).toString('hex') }
  })
  await store.putBoxes(tx, table, boxes)
}

const MOST_AT_ONCE = 2 ** 48 - 1

/** Cryptographically random, so that nobody can predict which amounts form a group. */
export const secureChance: Chance = {
  shuffled(rows) {
    const list = [...rows]
    for (let at = list.length - 1; at > 0; at -= 1) {
      const other = randomInt(at + 1)
      ;[list[at], list[other]] = [list[other] as number, list[at] as number]
    }
    return list
  },
  newGroup: () => 1 + (randomBytes(6).readUIntBE(0, 6) % (MOST_AT_ONCE - 1)),
}
