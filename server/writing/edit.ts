import type { ReviewState } from '#shared/contract/keys.ts'
import type { SentReview } from '#shared/contract/writing/writing.ts'
import type { Locale } from '#shared/locale.ts'
import { reopenCompany } from '#server/companies/approve.ts'
import { yearOf } from '#server/platform/clock.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import { reopenReview } from '#server/reviews/reopen.ts'
import { sealDuplicateMark, openDuplicateMark } from '#server/reviews/duplicate-mark.ts'
import { getByCode, isSetAside } from './by-code.ts'
import { withIds } from './resolve-names.ts'
import { checkPlaces, hasPay, rowOf, type Deps } from './review-row.ts'
import { rewrite } from './store.ts'
import { spendForPay } from './submit.ts'
import { withoutTicket } from './ticket.ts'

/**
 * The author rewrites a waiting or rejected review; it waits for the team again, and keeps the week in which it first
 * came.
 */
export async function editReview(
  deps: Deps,
  code: string | undefined,
  sent: SentReview,
  locale: Locale,
): Promise<{ state: ReviewState }> {
  const { db, secrets } = deps
  const known = await getByCode(db.content, secrets, code)
  const given = await withIds(db.content, deps, sent, { company_id: known.company_id })
  if (given.manage_code !== code) failField('manage_code', 'code_taken')
  if (given.company_id !== known.company_id) failField('company', 'no_such_company')
  checkPlaces(deps, given)
  const {
    week: _week,
    guard_year: _year,
    manage_mac: _mac,
    company_id: _company,
    ...row
  } = rowOf(deps, withoutTicket(given), locale)
  await db.begin('content', async tx => {
    if (!(await reopenReview(tx, known.id)))
      fail(isSetAside(secrets, known) ? 'review_exists' : 'already_decided')
    const mark = openDuplicateMark(secrets, known.duplicate_mark)
    // Only the first amount needs a pass, under the code; a changed one, or one that was removed before, keeps its place.
    const isFirst = mark.pay === 'none' && hasPay(given)
    // Checked before a pass is asked for, which may cost a new start.
    if (isFirst && known.guard_year !== yearOf(deps.clock.now()))
      failField('monthly_salary', 'pay_separately')
    const pay = isFirst
      ? await spendForPay(tx, deps, given.manage_code, {
          companyId: given.company_id,
          year: known.guard_year,
        })
      : mark.pay
    const duplicate_mark = sealDuplicateMark(secrets, { ...mark, pay })
    await rewrite(tx, known.id, { ...row, duplicate_mark })
    // While the team regards the company as none, the new words would wait forever.
    await reopenCompany(tx, known.company_id)
  })
  return { state: 'pending' }
}
