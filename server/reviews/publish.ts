import { addDays, dayOf, yearOf, type Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { randomInt } from 'node:crypto'
import { moveReviews } from './moves.ts'
import {
  countKinds,
  insertSalaries,
  listDue,
  wipeSalaryBoxes,
  type MovedReview,
  type SalaryRow,
} from './store.ts'
import { openSalary } from './salary-box.ts'

type Ground = { secrets: Secrets; clock: Clock }
const SMALL_COMPANY = 5
const MOST_EXTRA_DAYS = 7
/** Reviews of one transaction of the slot. */
const AT_ONCE = 100

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
 * The slot: every approved review whose day has come appears, in random order, many in one transaction. Where one
 * cannot appear, its companions have a transaction each; the fault is thrown when all have had their turn.
 */
export async function publishDue(db: Db, ground: Ground): Promise<void> {
  const today = dayOf(ground.clock.now())
  const publishing = (ids: string[]) => db.begin('content', tx => publish(tx, ground, ids, today))
  const due = await listDue(db.content, today)
  const faults: unknown[] = []
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const ids = due.slice(from, from + AT_ONCE)
    const together = await publishing(ids).then(
      () => true,
      () => false,
    )
    if (together) continue
    for (const id of ids) await publishing([id]).catch(fault => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

async function publish(tx: Tx, ground: Ground, ids: string[], today: string): Promise<void> {
  const moved = await moveReviews(tx, ids, { to: 'published', publishedOn: today })
  const boxed = moved.filter(({ salary_box }) => salary_box !== null)
  if (boxed.length === 0) return
  // In the order of their keys: that of the reviews would tell whose they are.
  const salaries = boxed
    .flatMap(review => salaryOf(ground, review))
    .toSorted((a, b) => Buffer.compare(a.key, b.key))
  if (salaries.length > 0) await insertSalaries(tx, salaries)
  await wipeSalaryBoxes(
    tx,
    boxed.map(({ id }) => id),
  )
}

function salaryOf({ secrets, clock }: Ground, review: MovedReview): SalaryRow[] {
  const { company_id, department, job_type, salary_box } = review
  const { amount, comment, key } = openSalary(secrets, salary_box as Buffer)
  if (!department || !job_type) return []
  return [{ key, company_id, department, job_type, year: yearOf(clock.now()), amount, comment }]
}
