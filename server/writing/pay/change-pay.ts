import type { Output } from '#shared/contract/contract.ts'
import type { PayInput } from '#shared/contract/pay/giving.ts'
import type { Locale } from '#shared/locale.ts'
import { standaloneKeys, payMac, submissionMac } from '#server/authorship/keys.ts'
import { sealStandalone, openStandalone, type StandalonePay } from '#server/pay/standalone/standalone-box.ts'
import { dropDecisionOn } from '#server/pay/standalone/decision.ts'
import { eraseCounted, findCounted } from '#server/pay/by-key/counted-pay.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import { standaloneOf, checkPay, stateOf, type Deps, type Place } from './check-pay.ts'
import { codeOf } from './code.ts'
import { companyOf } from './own-pay.ts'
import { findByMac, insert, rewrite, type StandaloneRow } from './store.ts'

/**
 * The author replaces an amount by its code: for the same company and year, and to be counted from the next Monday
 * again.
 */
export async function changePay(
  deps: Deps,
  bearer: string | undefined,
  given: PayInput,
  locale: Locale,
): Promise<Taken> {
  const { db, secrets } = deps
  const code = codeOf(bearer)
  const row = await findByMac(db.content, payMac(secrets, code))
  const of = row
    ? openStandalone(secrets, row.box).of
    : ((await findCounted(db.content, deps, standaloneKeys(secrets, code))) ?? fail('not_found'))
  if (given.manage_code !== code) failField('manage_code', 'code_taken')
  const company = await companyOf(db.content, of.company_id)
  if ((given.company_id ?? null) !== (company?.id ?? null)) failField('company_id', 'no_such_company')
  if (given.year !== of.year) failField('year', 'pay_year')
  await checkPay(deps, given)
  const state = await stateOf(deps, given)
  const change = { given, locale, state }
  return db.begin('content', tx =>
    row ? rewriteRow(tx, deps, row, change) : waitAgain(tx, deps, code, change),
  )
}

type Change = { given: PayInput; locale: Locale; state: 'waiting' | 'held' }

async function rewriteRow(tx: Tx, deps: Deps, row: StandaloneRow, change: Change): Promise<Taken> {
  const { of, isRepeat, isNewcomer, silenced } = openStandalone(deps.secrets, row.box)
  const { company_id: givenTo, given_in } = of
  const next = rowOf(deps, change, { isRepeat, isNewcomer, given_in, silenced, givenTo })
  if (!(await rewrite(tx, row.id, next))) fail(row.state === 'set-aside' ? 'pay_exists' : 'conflict')
  await dropDecisionOn(tx, row.id)
  return { state: next.state }
}

/** A counted amount is deleted from the stores at once, and the new one waits for Monday in its place. */
async function waitAgain(tx: Tx, deps: Deps, code: string, change: Change): Promise<Taken> {
  const { year, given_in, isNewcomer, silenced, given_to } =
    (await eraseCounted(tx, deps.secrets, standaloneKeys(deps.secrets, code))) ?? fail('conflict')
  const row = rowOf(deps, change, { isRepeat: false, isNewcomer, given_in, silenced, givenTo: given_to })
  const manage_mac = payMac(deps.secrets, code)
  if (!(await insert(tx, { ...row, manage_mac, year }))) fail('conflict')
  return { state: row.state }
}

type Taken = Output<'changePay'>
type Kept = Place & Pick<StandalonePay, 'silenced'> & { givenTo: string | null }

/**
 * The row keeps the company that the author named and the year in which it was given, from which figures conclude which
 * amounts may be one person's.
 */
function rowOf(deps: Deps, { given, locale, state }: Change, { silenced, givenTo, ...place }: Kept) {
  const amount = standaloneOf(deps, given, { locale, ...place })
  const changed = { ...amount, of: { ...amount.of, company_id: givenTo }, ...(silenced && { silenced }) }
  const isHeld = silenced && given.salary_comment
  return {
    state: isHeld ? ('held' as const) : state,
    submission_mac: submissionMac(deps.secrets, given.manage_code, given),
    box: sealStandalone(deps.secrets, changed),
  }
}
