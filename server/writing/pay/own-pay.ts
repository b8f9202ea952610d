import type { Output } from '#shared/contract/contract.ts'
import type { OwnPay } from '#shared/contract/pay/giving.ts'
import { payMac, repeatPass, standaloneKeys } from '#server/authorship/keys.ts'
import { holdCredentials, leftByWithdrawing, permitRepeat, type Place } from '#server/authorship/pass.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { openStandalone } from '#server/pay/standalone/standalone-box.ts'
import { dropDecisionOn } from '#server/pay/standalone/decision.ts'
import { eraseCounted, findCounted, findHiddenComment } from '#server/pay/by-key/counted-pay.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import { isGivableYear, type Deps } from './check-pay.ts'
import { codeOf } from './code.ts'
import { findByMac, remove, type StandaloneRow } from './store.ts'

/** A standalone amount, for the holder of its code. Any other input is `not_found`, whatever is wrong with it. */
export async function readOwnPay(deps: Deps, bearer: string | undefined): Promise<OwnPay> {
  const code = codeOf(bearer)
  const sql = deps.db.content
  const row = await findByMac(sql, payMac(deps.secrets, code))
  if (row) return presentRow(deps, row)
  return (await readCounted(deps, code)) ?? (await readWithdrawn(deps, code)) ?? fail('not_found')
}

async function presentRow({ db, secrets, clock }: Deps, row: StandaloneRow): Promise<OwnPay> {
  const { pay, of } = openStandalone(secrets, row.box)
  const isSetAside = row.state === 'set-aside'
  return {
    company: await companyOf(db.content, of.company_id),
    state: row.state === 'set-aside' ? 'set_aside' : row.state,
    year: of.year,
    guideline: row.guideline,
    note: row.note,
    comment_hidden: null,
    pay: isSetAside ? null : present({ ...of, ...pay }),
    again: !isSetAside && isGivableYear(clock, of.year),
  }
}

/** A counted amount has no waiting row any more, so it is read from the stores. */
async function readCounted(deps: Deps, code: string): Promise<OwnPay | undefined> {
  const { db, secrets, clock } = deps
  const keys = standaloneKeys(secrets, code)
  const counted = await findCounted(db.content, deps, keys)
  return (
    counted && {
      ...NO_REMARKS,
      company: await companyOf(db.content, counted.company_id),
      comment_hidden: await findHiddenComment(db.content, secrets, keys),
      state: 'counted',
      year: counted.year,
      pay: present(counted),
      again: isGivableYear(clock, counted.year),
    }
  )
}

async function readWithdrawn(deps: Deps, code: string): Promise<OwnPay | undefined> {
  const sql = deps.db.content
  const left = await leftByWithdrawing(sql, deps, 'pay', code)
  return (
    left && {
      ...NO_REMARKS,
      company: await companyOf(sql, left.companyId),
      state: 'withdrawn',
      year: left.year,
      pay: null,
      again: left.pass !== null,
    }
  )
}

const NO_REMARKS = { guideline: null, note: null, comment_hidden: null }

/** Withdraws an amount, whatever its state; the returned pass permits giving it again in the year in which it was given. */
export async function takeBackPay(deps: Deps, bearer: string | undefined): Promise<Output<'withdrawPay'>> {
  const code = codeOf(bearer)
  const pass = await deps.db.begin('content', async tx => {
    await holdCredentials(tx)
    const taken = (await takeWaiting(tx, deps, code)) ?? (await takeCounted(tx, deps, code))
    const again = repeatPass(deps.secrets, 'pay', code)
    if (taken) return (await permitRepeat(tx, deps, again, { kind: 'pay', ...taken })) ? again : null
    const row = await findByMac(tx, payMac(deps.secrets, code))
    if (!row) return ((await leftByWithdrawing(tx, deps, 'pay', code)) ?? fail('not_found')).pass
    // An amount that was set aside has nothing to withdraw; any other was changed concurrently.
    return row.state === 'set-aside' ? null : fail('conflict')
  })
  return { state: 'withdrawn', pass }
}

/** `year`: in which it was given. */
type TakenPay = { companyId: string | null; year: number; place: Place }

async function takeWaiting(tx: Tx, { secrets }: Deps, code: string): Promise<TakenPay | undefined> {
  const row = await remove(tx, payMac(secrets, code))
  if (!row) return undefined
  await dropDecisionOn(tx, row.id)
  const { of, isRepeat, isNewcomer } = openStandalone(secrets, row.box)
  const companyId = (await companyOf(tx, of.company_id))?.id ?? null
  const isNew = isNewcomer && companyId === of.company_id
  return { companyId, year: of.given_in, place: isRepeat ? 'second' : isNew ? 'first' : 'again' }
}

/**
 * Deletes the amount from the stores. If figures have included it, giving it again does not count as a new person; nor
 * does it if its company was merged into another, where its author may be counted already.
 */
async function takeCounted(tx: Tx, { secrets }: Deps, code: string): Promise<TakenPay | undefined> {
  const erased = await eraseCounted(tx, secrets, standaloneKeys(secrets, code))
  if (!erased) return undefined
  const { company_id: companyId, given_to, given_in: year, isNewcomer } = erased
  return { companyId, year, place: isNewcomer && companyId === given_to ? 'first' : 'again' }
}

/** The company that the amount belongs to now: the one it was given to may have been merged. */
export async function companyOf(sql: Queryable, id: string | null): Promise<OwnPay['company']> {
  if (id === null) return null
  const { id: now, slug, name } = await getSurvivor(sql, id)
  return { id: now, slug, name }
}

type PayDetails = Pick<
  NonNullable<OwnPay['pay']>,
  'department' | 'job_type' | 'thr_months' | 'bonus_months'
> & {
  role: string | null
  city: string | null
  base: number
  allowances: number | null
  years: NonNullable<OwnPay['pay']>['years_in_role']
  comment: string | null
}

const present = (details: PayDetails): OwnPay['pay'] => ({
  department: details.department,
  job_type: details.job_type,
  job_role_id: details.role,
  city_id: details.city,
  monthly_salary: details.base,
  fixed_allowances: details.allowances,
  thr_months: details.thr_months,
  bonus_months: details.bonus_months,
  years_in_role: details.years,
  salary_comment: details.comment,
})
