import type { ReviewState } from '#shared/contract/keys.ts'
import type { ReviewSubmission } from '#shared/contract/writing.ts'
import type { Locale } from '#shared/locale.ts'
import { reopenCompany } from '#server/companies/approve.ts'
import { fail, failField } from '#server/platform/errors.ts'
import { reopenReview } from '#server/reviews/reopen.ts'
import { getByCode } from './by-code.ts'
import { checkPlaces, rowOf, type Ground } from './row.ts'
import { rewrite } from './store.ts'
import { withoutTicket } from './ticket.ts'

/** The author writes a waiting or rejected review anew; it waits for the team again, in the week in which it first came. */
export async function editReview(
  ground: Ground,
  code: string | undefined,
  given: ReviewSubmission,
  locale: Locale,
): Promise<{ state: ReviewState }> {
  const { db, secrets } = ground
  const known = await getByCode(db.content, secrets, code)
  if (given.manage_code !== code) failField('manage_code', 'code_taken')
  if (given.company_id !== known.company_id) failField('company_id', 'no_such_company')
  checkPlaces(ground, given)
  const {
    week: _week,
    guard_year: _year,
    manage_mac: _mac,
    company_id: _company,
    ...row
  } = rowOf(ground, withoutTicket(given), locale)
  await db.begin('content', async tx => {
    if (!(await reopenReview(tx, known.id))) fail('already_decided')
    await rewrite(tx, known.id, row)
    // What the team found to be no company would keep the new words waiting for ever.
    await reopenCompany(tx, known.company_id)
  })
  return { state: 'pending' }
}
