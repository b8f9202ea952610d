import type { Output } from '#shared/contract/contract.ts'
import type { OwnPay } from '#shared/contract/pay-giving.ts'
import { payMac } from '#server/authorship/keys.ts'
import { holdCredentials } from '#server/authorship/pass.ts'
import { allowTellingAnew, leftByWithdrawing, mayTell } from '#server/authorship/pay-pass.ts'
import { findCompanyById } from '#server/companies/find.ts'
import { openAlone, type AlonePay } from '#server/pay/alone/alone-box.ts'
import { dropDecisionOn } from '#server/pay/alone/held.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Deps } from './checked.ts'
import { codeOf } from './code.ts'
import { findByMac, remove } from './store.ts'

/** What the holder of a code sees of an amount given alone. Anything else is not found, whatever is wrong with it. */
export async function readOwnPay(deps: Deps, code: string | undefined): Promise<OwnPay> {
  const own = codeOf(code)
  const { secrets, clock } = deps
  const sql = deps.db.content
  const row = await findByMac(sql, payMac(secrets, own))
  if (!row) return readWithdrawn(deps, own)
  const alone = openAlone(secrets, row.box)
  const isAside = row.state === 'set-aside'
  return {
    company: await companyOf(sql, alone.of.company_id),
    state: row.state === 'set-aside' ? 'set_aside' : row.state,
    guideline: row.guideline,
    note: row.note,
    pay: isAside ? null : presentPay(alone),
    again: !isAside && mayTell(clock, alone.of.year),
  }
}

async function readWithdrawn(deps: Deps, code: string): Promise<OwnPay> {
  const sql = deps.db.content
  const left = (await leftByWithdrawing(sql, deps, code)) ?? fail('not_found')
  return {
    company: await companyOf(sql, left.companyId),
    state: 'withdrawn',
    guideline: null,
    note: null,
    pay: null,
    again: left.pass !== null,
  }
}

/** Takes an amount back, wherever it stands; the answer's pass allows to tell that year's pay anew. */
export async function takeBackPay(deps: Deps, code: string | undefined): Promise<Output<'withdrawPay'>> {
  const own = codeOf(code)
  const { db, secrets } = deps
  const manageMac = payMac(secrets, own)
  const pass = await db.begin('content', async tx => {
    await holdCredentials(tx)
    const gone = await remove(tx, manageMac)
    if (gone) {
      await dropDecisionOn(tx, gone.id)
      const { of, second, fresh } = openAlone(secrets, gone.box)
      const place = second ? 'second' : fresh ? 'first' : 'again'
      return allowTellingAnew(tx, deps, own, { companyId: of.company_id, year: of.year, place })
    }
    const aside = await findByMac(tx, manageMac)
    return aside ? null : ((await leftByWithdrawing(tx, deps, own)) ?? fail('not_found')).pass
  })
  return { state: 'withdrawn', pass }
}

async function companyOf(sql: Queryable, id: string | null): Promise<OwnPay['company']> {
  const company = id === null ? undefined : await findCompanyById(sql, id)
  return company ? { id: company.id, slug: company.slug, name: company.name } : null
}

const presentPay = ({ pay, of }: AlonePay): OwnPay['pay'] => ({
  year: of.year,
  department: of.department,
  job_type: of.job_type,
  job_role_id: of.role,
  city_id: of.city,
  monthly_salary: pay.base,
  fixed_allowances: pay.allowances,
  thr_months: pay.thr_months,
  bonus_months: pay.bonus_months,
  years_in_role: pay.years,
  salary_comment: pay.comment,
})
