import type { ReviewSubmission } from '#shared/contract/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import { manageMac, submissionMac } from '#server/authorship/keys.ts'
import { spendPass } from '#server/authorship/pass.ts'
import { createCompany } from '#server/companies/create.ts'
import type { Tx } from '#server/platform/db.ts'
import { sameBytes } from '#server/platform/crypto.ts'
import { fail, failField } from '#server/platform/errors.ts'
import type { ReviewState } from '#shared/contract/keys.ts'
import { checkFacts, rowOf, type Ground } from './row.ts'
import { countReceived, findByCode, insertPending } from './store.ts'

/**
 * Takes a review in. The manage code is its idempotency key: the same code with the same words answers what the
 * first did, whatever pass comes with it; with other words it is refused.
 */
export async function submitReview(
  ground: Ground,
  pass: string,
  given: ReviewSubmission,
  locale: Locale,
): Promise<{ state: ReviewState }> {
  const { db, secrets } = ground
  const known = await findByCode(db.content, manageMac(secrets, given.manage_code))
  if (known) return answerAgain(ground, known, given)
  await checkFacts(ground, given)
  const row = rowOf(ground, given, locale)
  const outcome = await db.begin('content', async tx => {
    const spent = await spendPass(tx, ground, pass, { companyId: given.company_id })
    if (spent.result !== 'ok') return spent.result
    if (given.company) await addCompany(tx, given, row.week)
    const id = await insertPending(tx, { ...row, guard_year: spent.year })
    if (!id) fail('conflict')
    await countReceived(tx, given.company_id, spent.year)
    return 'stored' as const
  })
  if (outcome === 'stored') return { state: 'pending' }
  // Two sendings of one review at once: the other one was first.
  const other = await findByCode(db.content, manageMac(secrets, given.manage_code))
  if (other) return answerAgain(ground, other, given)
  return fail(outcome === 'used' ? 'pass_used' : 'pass_invalid')
}

/** A company that the list lacks waits for the team with its first review. Of when it came only the week is kept. */
async function addCompany(
  tx: Tx,
  { company_id, company, city_id }: ReviewSubmission,
  week: string,
): Promise<void> {
  await createCompany(tx, { id: company_id, name: company as string, city_id, status: 0, listed_on: week })
}

function answerAgain(
  { secrets }: Ground,
  known: { state: ReviewState; submission_mac: Buffer },
  given: ReviewSubmission,
): { state: ReviewState } {
  if (!sameBytes(known.submission_mac, submissionMac(secrets, given.manage_code, given)))
    failField('manage_code', 'code_taken')
  return { state: 'pending' }
}
