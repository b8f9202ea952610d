import type { Output } from '#shared/contract/contract.ts'
import type { OwnPay } from '#shared/contract/pay/giving.ts'
import { aloneKeys, payMac } from '#server/authorship/keys.ts'
import { holdCredentials } from '#server/authorship/pass.ts'
import { issueRepeatPass, leftByWithdrawing, isGivableYear } from '#server/authorship/pay-pass.ts'
import type { PayPlace } from '#server/authorship/pay-permit.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { openStandalone } from '#server/pay/standalone/standalone-box.ts'
import { dropDecisionOn } from '#server/pay/standalone/decision.ts'
import { eraseCounted, findCounted, findHiddenComment } from '#server/pay/by-key/counted-pay.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Deps } from './check-pay.ts'
import { codeOf } from './code.ts'
import { findByMac, remove, type AloneRow } from './store.ts'

/** A standalone amount, for the holder of its code. Any other input is `not_found`, whatever is wrong with it. */
export async function readOwnPay(deps: Deps, bearer: string | undefined): Promise<OwnPay> {
  const code = codeOf(bearer)
  const sql = deps.db.content
  const row = await findByMac(sql, payMac(deps.secrets, code))
  if (row) return presentRow(deps, row)
  return (await readCounted(deps, code)) ?? (await readWithdrawn(deps, code)) ?? fail('not_found')
}

async function presentRow({ db, secrets, clock }: Deps, row: AloneRow): Promise<OwnPay> {
  const { pay, of } = openStandalone(secrets, row.box)
  const isAside = row.state === 'set-aside'
  return {
    company: await companyOf(db.content, of.company_id),
    state: row.state === 'set-aside' ? 'set_aside' : row.state,
    year: of.year,
    guideline: row.guideline,
    note: row.note,
    comment_hidden: null,
    pay: isAside ? null : present({ ...of, ...pay }),
    again: !isAside && isGivableYear(clock, of.year),
  }
}

/** A counted amount has no waiting row any more, so it is read from the stores. */
async function readCounted(deps: Deps, code: string): Promise<OwnPay | undefined> {
  const { db, secrets, clock } = deps
  const keys = aloneKeys(secrets, code)
  const counted = await findCounted(db.content, deps, keys)
  return (
    counted && {
      ...SAID_NOTHING,
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
  const left = await leftByWithdrawing(sql, deps, code)
  return (
    left && {
      ...SAID_NOTHING,
      company: await companyOf(sql, left.companyId),
      state: 'withdrawn',
      year: left.year,
      pay: null,
      again: left.pass !== null,
    }
  )
}

const SAID_NOTHING = { guideline: null, note: null, comment_hidden: null }

/** Withdraws an amount, whatever its state; the returned pass permits giving that year's pay again. */
export async function takeBackPay(deps: Deps, bearer: string | undefined): Promise<Output<'withdrawPay'>> {
  const code = codeOf(bearer)
  const pass = await deps.db.begin('content', async tx => {
    await holdCredentials(tx)
    const gone = (await takeWaiting(tx, deps, code)) ?? (await takeCounted(tx, deps, code))
    if (gone) return issueRepeatPass(tx, deps, code, gone)
    const row = await findByMac(tx, payMac(deps.secrets, code))
    if (!row) return ((await leftByWithdrawing(tx, deps, code)) ?? fail('not_found')).pass
    // An amount that was set aside has nothing to withdraw; any other was changed concurrently.
    return row.state === 'set-aside' ? null : fail('conflict')
  })
  return { state: 'withdrawn', pass }
}

type Gone = { companyId: string | null; year: number; place: PayPlace }

async function takeWaiting(tx: Tx, { secrets }: Deps, code: string): Promise<Gone | undefined> {
  const row = await remove(tx, payMac(secrets, code))
  if (!row) return undefined
  await dropDecisionOn(tx, row.id)
  const { of, isRepeat, isNewcomer } = openStandalone(secrets, row.box)
  const companyId = (await companyOf(tx, of.company_id))?.id ?? null
  const isNew = isNewcomer && companyId === of.company_id
  return { companyId, year: of.year, place: isRepeat ? 'second' : isNew ? 'first' : 'again' }
}

/**
 * Deletes the amount from the stores. If figures have included it, giving it again does not count as a new person; nor
 * does it if its company was merged into another, where its author may be counted already.
 */
async function takeCounted(tx: Tx, { secrets }: Deps, code: string): Promise<Gone | undefined> {
  const erased = await eraseCounted(tx, secrets, aloneKeys(secrets, code))
  if (!erased) return undefined
  const { company_id: companyId, given_to, year, isNewcomer } = erased
  return { companyId, year, place: isNewcomer && companyId === given_to ? 'first' : 'again' }
}

/** The company that the amount belongs to now: the one it was given to may have been merged. */
export async function companyOf(sql: Queryable, id: string | null): Promise<OwnPay['company']> {
  if (id === null) return null
  const { id: now, slug, name } = await getSurvivor(sql, id)
  return { id: now, slug, name }
}

type Told = Pick<NonNullable<OwnPay['pay']>, 'department' | 'job_type' | 'thr_months' | 'bonus_months'> & {
  role: string | null
  city: string | null
  base: number
  allowances: number | null
  years: NonNullable<OwnPay['pay']>['years_in_role']
  comment: string | null
}

const present = (told: Told): OwnPay['pay'] => ({
  department: told.department,
  job_type: told.job_type,
  job_role_id: told.role,
  city_id: told.city,
  monthly_salary: told.base,
  fixed_allowances: told.allowances,
  thr_months: told.thr_months,
  bonus_months: told.bonus_months,
  years_in_role: told.years,
  salary_comment: told.comment,
})
