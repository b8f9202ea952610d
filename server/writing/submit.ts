import type { ReviewSubmission } from '#shared/contract/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import { manageMac, submissionMac } from '#server/authorship/keys.ts'
import { spendPass } from '#server/authorship/pass.ts'
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

function answerAgain(
  { secrets }: Ground,
  known: { state: ReviewState; submission_mac: Buffer },
  given: ReviewSubmission,
): { state: ReviewState } {
  if (!sameBytes(known.submission_mac, submissionMac(secrets, given.manage_code, given)))
    failField('manage_code', 'code_taken')
  return { state: 'pending' }
}
