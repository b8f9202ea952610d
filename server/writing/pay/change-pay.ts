import type { Output } from '#shared/contract/contract.ts'
import type { GivenPay } from '#shared/contract/pay-giving.ts'
import type { Locale } from '#shared/locale.ts'
import { payMac, submissionMac } from '#server/authorship/keys.ts'
import { closeAlone, openAlone } from '#server/pay/alone/alone-box.ts'
import { dropDecisionOn } from '#server/pay/alone/held.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import { aloneOf, checkPay, stateOf, type Deps } from './checked.ts'
import { codeOf } from './code.ts'
import { findByMac, rewrite } from './store.ts'

/** The author tells an amount anew under its code: of the same company and year, and for the next Monday again. */
export async function changePay(
  deps: Deps,
  bearer: string | undefined,
  given: GivenPay,
  locale: Locale,
): Promise<Output<'changePay'>> {
  const { db, secrets } = deps
  const code = codeOf(bearer)
  const known = (await findByMac(db.content, payMac(secrets, code))) ?? fail('not_found')
  const { of, second, fresh } = openAlone(secrets, known.box)
  if (given.manage_code !== code) failField('manage_code', 'code_taken')
  if ((given.company_id ?? null) !== of.company_id) failField('company_id', 'no_such_company')
  if (given.year !== of.year) failField('year', 'pay_year')
  await checkPay(deps, given)
  const state = await stateOf(deps, given)
  const row = {
    state,
    submission_mac: submissionMac(secrets, code, given),
    box: closeAlone(secrets, aloneOf(deps, given, { locale, second, fresh })),
  }
  await db.begin('content', async tx => {
    if (!(await rewrite(tx, known.id, row)))
      fail(known.state === 'set-aside' ? 'pay_exists' : 'already_decided')
    await dropDecisionOn(tx, known.id)
  })
  return { state }
}
