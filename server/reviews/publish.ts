import type { Department, JobType } from '#shared/contract/keys.ts'
import { countPay } from '#server/pay/count.ts'
import { openWaiting } from '#server/pay/pending-pay.ts'
import { addDays, dayOf, type Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { randomInt } from 'node:crypto'
import { moveReviews, withdrawReviews } from './moves.ts'
import {
  countKinds,
  holdApproved,
  listDue,
  putDuplicateMark,
  wipeSalaryBoxes,
  type MovedReview,
} from './store.ts'
import { sealDuplicateMark, openDuplicateMark, type DuplicateMark } from './duplicate-mark.ts'

type Deps = { secrets: Secrets; clock: Clock }
const SMALL_COMPANY = 5
const MOST_EXTRA_DAYS = 7
/** Reviews that one transaction publishes. */
const BATCH = 100

/** The day from which an approved review may appear: tomorrow, plus a random few days for a small company. */
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
 * Publishes daily every approved review whose publication date has come, in random order, in batches. If a batch fails,
 * each of its reviews gets its own transaction; the first error is thrown after all have been tried.
 */
export async function publishDue(db: Db, deps: Deps): Promise<void> {
  const today = dayOf(deps.clock.now())
  const publishing = (some: string[]) => db.begin('content', tx => publish(tx, deps, some, today))
  const due = await listDue(db.content, today)
  const errors: unknown[] = []
  for (let from = 0; from < due.length; from += BATCH) {
    const some = due.slice(from, from + BATCH)
    const succeeded = await publishing(some).then(
      () => true,
      () => false,
    )
    if (succeeded) continue
    for (const one of some) await publishing([one]).catch(error => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}

async function publish(tx: Tx, deps: Deps, ids: string[], today: string): Promise<void> {
  const due = await holdApproved(tx, ids)
  const marks = new Map(
    due.map(({ id, duplicate_mark }) => [id, openDuplicateMark(deps.secrets, duplicate_mark)]),
  )
  const idsOf = (is: (of: DuplicateMark) => boolean) =>
    [...marks].filter(([, of]) => is(of)).map(([id]) => id)
  const seconds = idsOf(({ review }) => review === 'second')
  if (seconds.length > 0) await setAside(tx, deps, seconds)
  const firsts = idsOf(({ review }) => review !== 'second')
  const moved = await moveReviews(tx, firsts, { to: 'published', publishedOn: today })
  await settlePay(tx, deps, moved, marks)
}

/**
 * Enforces one review a person, company and year here, on the day on which a second one would appear, and nowhere
 * before.
 */
async function setAside(tx: Tx, { secrets }: Deps, ids: string[]): Promise<void> {
  for (const { id } of await withdrawReviews(tx, ids))
    await putDuplicateMark(tx, id, sealDuplicateMark(secrets, { review: 'set-aside', pay: 'first' }))
}

/**
 * Enforces one amount a person, company and year: if it was given before, the review appears and its salary counts
 * nowhere.
 */
async function settlePay(
  tx: Tx,
  deps: Deps,
  moved: MovedReview[],
  marks: Map<string, DuplicateMark>,
): Promise<void> {
  const boxed = moved.filter(({ salary_box }) => salary_box !== null)
  if (boxed.length === 0) return
  const placeOf = ({ id }: MovedReview) => marks.get(id)?.pay
  const counted = boxed.filter(review => placeOf(review) !== 'second')
  await countPay(
    tx,
    deps.secrets,
    counted.map(review => ({ ...payOf(deps, review), isNewcomer: placeOf(review) !== 'again' })),
  )
  await wipeSalaryBoxes(
    tx,
    boxed.map(({ id }) => id),
  )
  for (const { id } of boxed.filter(review => placeOf(review) === 'second'))
    await putDuplicateMark(tx, id, sealDuplicateMark(deps.secrets, { review: 'first', pay: 'set-aside' }))
}

const payOf = ({ secrets }: Deps, review: MovedReview) => ({
  pay: openWaiting(secrets, review.salary_box as Buffer),
  week: review.week,
  of: {
    company_id: review.company_id,
    department: review.department as Department | null,
    job_type: review.job_type as JobType | null,
    role: review.job_role_id,
    city: review.city_id,
    // The year of its duplicate tag, or the earlier one in which its author left.
    year: Math.min(review.left_at_year ?? review.guard_year, review.guard_year),
    given_in: review.guard_year,
  },
})
