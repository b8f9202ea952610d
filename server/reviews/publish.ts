import { addDays, dayOf, yearOf, type Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { randomInt } from 'node:crypto'
import { moveReview } from './moves.ts'
import { countKinds, insertSalary, listDue, wipeSalaryBox } from './store.ts'
import { openSalary } from './salary-box.ts'

type Ground = { secrets: Secrets; clock: Clock }
const SMALL_COMPANY = 5
const MOST_EXTRA_DAYS = 7

/** The day from which an approved review may appear: the next slot; for a small company a random few days more. */
export async function slotFor(
  tx: Tx,
  { clock }: Ground,
  companyId: string,
  slot: 'now' | 'daily',
): Promise<string> {
  const today = dayOf(clock.now())
  if (slot === 'now') return today
  const { employed, applicant } = await countKinds(tx, companyId)
  const extra = employed + applicant < SMALL_COMPANY ? randomInt(1, MOST_EXTRA_DAYS + 1) : 0
  return addDays(today, 1 + extra)
}

/**
 * The slot: every approved review whose day has come appears, in random order. Each in a transaction of its own, so
 * that one that cannot appear does not keep the others; its fault is thrown when all have had their turn.
 */
export async function publishDue(db: Db, ground: Ground): Promise<void> {
  const today = dayOf(ground.clock.now())
  const faults: unknown[] = []
  for (const id of await listDue(db.content, today)) {
    await db.begin('content', tx => publish(tx, ground, id, today)).catch(fault => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

async function publish(tx: Tx, { secrets, clock }: Ground, id: string, today: string): Promise<void> {
  const moved = await moveReview(tx, id, { to: 'published', publishedOn: today })
  if (!moved?.salary_box) return
  const { amount, comment, key } = openSalary(secrets, moved.salary_box)
  const { company_id, department, job_type } = moved
  if (department && job_type) {
    await insertSalary(tx, {
      key,
      company_id,
      department,
      job_type,
      year: yearOf(clock.now()),
      amount,
      comment,
    })
  }
  await wipeSalaryBox(tx, id)
}
