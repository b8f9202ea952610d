import type { Output } from '#shared/contract/contract.ts'
import type { GivenPay } from '#shared/contract/pay/giving.ts'
import type { Locale } from '#shared/locale.ts'
import { aloneKeys, payMac, submissionMac } from '#server/authorship/keys.ts'
import { closeAlone, openAlone } from '#server/pay/alone/alone-box.ts'
import { dropDecisionOn } from '#server/pay/alone/held.ts'
import { eraseCounted, findCounted } from '#server/pay/by-key/counted.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import { aloneOf, checkPay, stateOf, type Deps } from './checked.ts'
import { codeOf } from './code.ts'
import { companyOf } from './own-pay.ts'
import { findByMac, insert, rewrite, type AloneRow } from './store.ts'

/** The author tells an amount anew under its code: of the same company and year, and for the next Monday again. */
export async function changePay(
  deps: Deps,
  bearer: string | undefined,
  given: GivenPay,
  locale: Locale,
): Promise<Output<'changePay'>> {
  const { db, secrets } = deps
  const code = codeOf(bearer)
  const row = await findByMac(db.content, payMac(secrets, code))
  const of = row
    ? openAlone(secrets, row.box).of
    : ((await findCounted(db.content, deps, aloneKeys(secrets, code))) ?? fail('not_found'))
  if (given.manage_code !== code) failField('manage_code', 'code_taken')
  const company = await companyOf(db.content, of.company_id)
  if ((given.company_id ?? null) !== (company?.id ?? null)) failField('company_id', 'no_such_company')
  if (given.year !== of.year) failField('year', 'pay_year')
  await checkPay(deps, given)
  const state = await stateOf(deps, given)
  const change = { given, locale, state }
  await db.begin('content', tx =>
    row ? rewriteRow(tx, deps, row, change) : waitAgain(tx, deps, code, change),
  )
  return { state }
}

type Change = { given: GivenPay; locale: Locale; state: 'waiting' | 'held' }

async function rewriteRow(tx: Tx, deps: Deps, row: AloneRow, change: Change): Promise<void> {
  const { of, second, fresh } = openAlone(deps.secrets, row.box)
  if (!(await rewrite(tx, row.id, rowOf(deps, change, { second, fresh, givenTo: of.company_id }))))
    fail(row.state === 'set-aside' ? 'pay_exists' : 'conflict')
  await dropDecisionOn(tx, row.id)
}

/** What counts leaves the stores at once, and the new words wait for Monday in its place. */
async function waitAgain(tx: Tx, deps: Deps, code: string, change: Change): Promise<void> {
  const { year, fresh, given_to } =
    (await eraseCounted(tx, deps.secrets, aloneKeys(deps.secrets, code))) ?? fail('conflict')
  const row = rowOf(deps, change, { second: false, fresh, givenTo: given_to })
  const manage_mac = payMac(deps.secrets, code)
  if (!(await insert(tx, { ...row, manage_mac, year }))) fail('conflict')
}

type Place = { second: boolean; fresh: boolean; givenTo: string | null }

/** It stays of the company that it was given to: figures tell by it whose amounts may be one person's. */
function rowOf(deps: Deps, { given, locale, state }: Change, { second, fresh, givenTo }: Place) {
  const alone = aloneOf(deps, given, { locale, second, fresh })
  const kept = { ...alone, of: { ...alone.of, company_id: givenTo } }
  return {
    state,
    submission_mac: submissionMac(deps.secrets, given.manage_code, given),
    box: closeAlone(deps.secrets, kept),
  }
}
