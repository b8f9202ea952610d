import type { Output } from '#shared/contract/contract.ts'
import type { PayInput } from '#shared/contract/pay/giving.ts'
import type { Locale } from '#shared/locale.ts'
import { payMac, submissionMac } from '#server/authorship/keys.ts'
import { spendPass, whyNoPass } from '#server/authorship/pass.ts'
import { sealStandalone } from '#server/pay/standalone/standalone-box.ts'
import { sameBytes } from '#server/platform/crypto.ts'
import { fail, failField, failPass } from '#server/platform/http/errors.ts'
import { standaloneOf, checkPay, stateOf, type Deps } from './check-pay.ts'
import { findByMac, insert } from './store.ts'

type Taken = Output<'givePay'>

/**
 * Accepts an amount. The manage code is its idempotency key: the same code with the same content gets the first answer,
 * whichever of our passes is sent with it; with other content it is refused.
 */
export async function givePay(deps: Deps, pass: string, given: PayInput, locale: Locale): Promise<Taken> {
  const known = await repeated(deps, given)
  if (known) return known
  const unspendable = await whyNoPass(deps.db.content, deps, 'pay', pass)
  if (unspendable) return refuse(deps, unspendable, given)
  await checkPay(deps, given)
  const state = await stateOf(deps, given)
  const outcome = await deps.db.begin('content', async tx => {
    const spent = await spendPass(tx, deps, pass, { kind: 'pay', companyId: given.company_id ?? null })
    if (spent.result !== 'ok') return spent.result
    const { place } = spent
    const amount = standaloneOf(deps, given, {
      locale,
      isRepeat: place === 'second',
      isNewcomer: place !== 'again',
      given_in: spent.year,
    })
    const row = { ...macsOf(deps, given), state, year: given.year, box: sealStandalone(deps.secrets, amount) }
    return (await insert(tx, row)) ? 'added' : fail('conflict')
  })
  return outcome === 'added' ? { state } : refuse(deps, outcome, given)
}

const macsOf = ({ secrets }: Deps, given: PayInput) => ({
  manage_mac: payMac(secrets, given.manage_code),
  submission_mac: submissionMac(secrets, given.manage_code, given),
})

async function repeated(deps: Deps, given: PayInput): Promise<Taken | undefined> {
  const { manage_mac, submission_mac } = macsOf(deps, given)
  const known = await findByMac(deps.db.content, manage_mac)
  if (!known) return undefined
  if (!sameBytes(known.submission_mac, submission_mac)) failField('manage_code', 'code_taken')
  return { state: await stateOf(deps, given) }
}

/** Of two concurrent requests with one amount, the other one was first. */
const refuse = async (deps: Deps, reason: 'used' | 'invalid', given: PayInput): Promise<Taken> =>
  (await repeated(deps, given)) ?? (reason === 'used' ? fail('pass_used') : failPass())
