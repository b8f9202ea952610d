import type { Department, JobType } from '#shared/contract/keys.ts'
import { countPay } from '#server/pay/count.ts'
import { openWaiting } from '#server/pay/waiting-box.ts'
import { addDays, dayOf, type Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { randomInt } from 'node:crypto'
import { moveReviews, withdrawReviews } from './moves.ts'
import {
  countKinds,
  holdApproved,
  listDue,
  putStanding,
  wipeSalaryBoxes,
  type Due,
  type MovedReview,
} from './store.ts'
import { closeStanding, openStanding } from './standing.ts'

type Deps = { secrets: Secrets; clock: Clock }
const SMALL_COMPANY = 5
const MOST_EXTRA_DAYS = 7
/** Reviews that one transaction publishes. */
const AT_ONCE = 100

/** The day from which an approved review may appear: tomorrow; for a small company a random few days more. */
export async function publicationDate(
  tx: Tx,
  { clock }: Deps,
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
 * Each day every approved review whose publication date has come appears, in random order, many in one transaction. Where one
 * cannot appear, its companions have a transaction each; the fault is thrown when all have had their turn.
 */
export async function publishDue(db: Db, deps: Deps): Promise<void> {
  const today = dayOf(deps.clock.now())
  const publishing = (some: string[]) => db.begin('content', tx => publish(tx, deps, some, today))
  const due = await listDue(db.content, today)
  const faults: unknown[] = []
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const some = due.slice(from, from + AT_ONCE)
    const together = await publishing(some).then(
      () => true,
      () => false,
    )
    if (together) continue
    for (const one of some) await publishing([one]).catch(fault => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

async function publish(tx: Tx, deps: Deps, ids: string[], today: string): Promise<void> {
  const due = await holdApproved(tx, ids)
  const isSecond = ({ standing }: Due) => openStanding(deps.secrets, standing) === 'second'
  const seconds = due.filter(isSecond).map(({ id }) => id)
  if (seconds.length > 0) await setAside(tx, deps, seconds)
  const firsts = due.filter(one => !isSecond(one)).map(({ id }) => id)
  const moved = await moveReviews(tx, firsts, { to: 'published', publishedOn: today })
  const boxed = moved.filter(({ salary_box }) => salary_box !== null)
  if (boxed.length === 0) return
  await countPay(
    tx,
    deps.secrets,
    boxed.map(review => payOf(deps, review)),
  )
  await wipeSalaryBoxes(
    tx,
    boxed.map(({ id }) => id),
  )
}

/** One review a person, company and year is kept here, on the day on which a second one would appear, and nowhere before. */
async function setAside(tx: Tx, { secrets }: Deps, ids: string[]): Promise<void> {
  for (const { id } of await withdrawReviews(tx, ids))
    await putStanding(tx, id, closeStanding(secrets, 'set-aside'))
}

/** The year is that of which its author may say it once. */
const payOf = (
  { secrets }: Deps,
  { company_id, department, job_type, job_role_id, city_id, guard_year, salary_box }: MovedReview,
) => ({
  pay: openWaiting(secrets, salary_box as Buffer),
  of: {
    company_id,
    department: department as Department | null,
    job_type: job_type as JobType | null,
    role: job_role_id,
    city: city_id,
    year: guard_year,
  },
})
