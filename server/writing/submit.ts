import type { ReviewSubmission, SentReview } from '#shared/contract/writing/writing.ts'
import type { Locale } from '#shared/locale.ts'
import { manageMac, submissionMac } from '#server/authorship/keys.ts'
import { spendPass, whyNoPass, type Place } from '#server/authorship/pass.ts'
import { createCompany } from '#server/companies/create.ts'
import { PENDING } from '#server/companies/status.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail, failPass } from '#server/platform/http/errors.ts'
import { sealDuplicateMark } from '#server/reviews/duplicate-mark.ts'
import type { ReviewState } from '#shared/contract/keys.ts'
import { withIds } from './resolve-names.ts'
import { checkFacts, hasPay, rowOf, type Deps } from './review-row.ts'
import { countReceived, findByCode, insertPending } from './store.ts'
import { ticketOf, withoutTicket } from './ticket.ts'

type Received = { state: ReviewState; raffle_signature: string | null }

/**
 * Accepts a review. The manage code is its idempotency key: the same code with the same content gets the first answer,
 * whichever of our passes is sent with it; with other content it is refused.
 */
export async function submitReview(
  deps: Deps,
  pass: string,
  sent: SentReview,
  locale: Locale,
): Promise<Received> {
  const { db, secrets } = deps
  const known = await findByCode(db.content, manageMac(secrets, sent.manage_code))
  if (known) return answer(deps, known, await withIds(db.content, deps, sent, known))
  // Checked before the texts are screened, because screening is too expensive to offer to strangers.
  const unspendable = await whyNoPass(db.content, deps, 'review', pass)
  if (unspendable) return refuse(deps, unspendable, sent)
  const given = await withIds(db.content, deps, sent)
  await checkFacts(deps, given)
  const row = rowOf(deps, given, locale)
  const outcome = await db.begin('content', async tx => {
    const spent = await spendPass(tx, deps, pass, { kind: 'review', companyId: given.company_id })
    if (spent.result !== 'ok') return spent.result
    if (given.company) await addCompany(tx, given, row.week)
    const submission_mac = spent.repeats
      ? submissionMac(secrets, given.manage_code, withoutTicket(given))
      : row.submission_mac
    const { year } = spent
    const pay = hasPay(given)
      ? await spendForPay(tx, deps, pass, { companyId: given.company_id, year })
      : 'none'
    const review = spent.place === 'second' ? 'second' : 'first'
    const duplicate_mark = sealDuplicateMark(secrets, { review, pay })
    const id = await insertPending(tx, { ...row, submission_mac, guard_year: year, duplicate_mark })
    if (!id) fail('conflict')
    await countReceived(tx, given.company_id, year)
    return { submission_mac }
  })
  if (typeof outcome === 'object') return answer(deps, outcome, given)
  return refuse(deps, outcome, sent)
}

/**
 * Uses up the permission for the pay in a review, under the same pass; returns the place of the amount. Without one the
 * submission is refused, and its pass stays open. `year`: the review's; figures regard its pay as given in that year.
 */
export async function spendForPay(
  tx: Tx,
  deps: Deps,
  pass: string,
  { companyId, year }: { companyId: string; year: number },
): Promise<Place> {
  const spent = await spendPass(tx, deps, pass, { kind: 'pay', companyId })
  return spent.result === 'ok' && spent.year === year ? spent.place : fail('pay_pass_invalid')
}

async function refuse(deps: Deps, reason: 'used' | 'invalid', sent: SentReview): Promise<Received> {
  // Of two concurrent requests with one review, the other one was first.
  const other = await findByCode(deps.db.content, manageMac(deps.secrets, sent.manage_code))
  if (other) return answer(deps, other, await withIds(deps.db.content, deps, sent, other))
  return reason === 'used' ? fail('pass_used') : failPass()
}

/**
 * Creates a company that is not listed yet; it waits for the team with its first review. Only the week of its arrival
 * is stored.
 */
async function addCompany(
  tx: Tx,
  { company_id, company, city_id }: ReviewSubmission,
  week: string,
): Promise<void> {
  await createCompany(tx, {
    id: company_id,
    name: company as string,
    city_id,
    status: PENDING,
    listed_on: week,
  })
}

const answer = async (
  deps: Deps,
  stored: { submission_mac: Buffer },
  given: ReviewSubmission,
): Promise<Received> => ({ state: 'pending', raffle_signature: await ticketOf(deps, stored, given) })
