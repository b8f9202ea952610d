import { randomUUID } from 'node:crypto'
import type { HeldPay, PayDecision, PayFlag } from '#shared/contract/pay/desk-pay.ts'
import type { Locale } from '#shared/locale.ts'
import { isOutlier } from '#shared/rules/pay-outlier.ts'
import { detectorOf } from '#shared/rules/screening/officers.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import { openStandalone, type StandalonePay } from '../standalone/standalone-box.ts'
import { decideOnPay } from '../standalone/decision.ts'
import type { Places } from '#server/places/places.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { versionOf } from '#server/moderation/desk/version.ts'
import { listNames, waiting, type HeldRow } from './store.ts'

/**
 * Held amounts without a review: outliers, those with a flagged comment, and those with a new comment after an earlier
 * one was hidden or removed.
 */
export const paySubject = (parts: Parts, places: Places): Subject<'pay', HeldRow> => ({
  key: 'pay',
  waiting,
  rows: found => presentRows(parts, found),
  open: (found, locale) => presentHeld(parts, places, found, locale),
  versionOf,
  carryOut,
})

async function presentRows({ db, secrets }: Parts, found: Found<HeldRow>[]) {
  const opened = found.map(({ id, box }) => ({ id, ...openStandalone(secrets, box) }))
  const companies = [...new Set(opened.flatMap(({ of }) => of.company_id ?? []))]
  const names = await listNames(db.content, companies)
  return opened.map(({ id, locale, ...amount }) => ({
    id,
    company: names.get(amount.of.company_id ?? '') ?? null,
    locale,
    flags: flagsOf({ locale, ...amount }),
  }))
}

/**
 * An amount is held only as an outlier or because of its comment, so on one that is not an outlier the comment is the
 * reason.
 */
function flagsOf({ pay, of }: StandalonePay): PayFlag[] {
  const isOdd = isOutlier({ base: pay.base, allowances: pay.allowances, job_type: of.job_type })
  const isMarked = pay.comment !== null && (!isOdd || screen(pay.comment).length > 0)
  return [...(isOdd ? (['outlier'] as const) : []), ...(isMarked ? (['words'] as const) : [])]
}

async function presentHeld(
  { db, secrets }: Parts,
  places: Places,
  found: Found<HeldRow>,
  locale: Locale,
): Promise<HeldPay> {
  const amount = openStandalone(secrets, found.box)
  const { pay, of } = amount
  const company = of.company_id ? await getSurvivor(db.content, of.company_id) : undefined
  const officers = company ? ((await officerNames(db.content, [company.id])).get(company.id) ?? []) : []
  const flags = flagsOf(amount)
  return {
    id: found.id,
    version: versionOf(found),
    company: company ? { id: company.id, slug: company.slug, name: company.name } : null,
    locale: amount.locale,
    flags,
    earned: flags.includes('outlier') ? earnedOf(amount, places, locale) : null,
    salary_comment: pay.comment,
    findings: pay.comment ? screen(pay.comment, detectorOf(officers)) : [],
  }
}

const earnedOf = ({ pay, of }: StandalonePay, places: Places, locale: Locale): HeldPay['earned'] => ({
  year: of.year,
  department: of.department,
  job_type: of.job_type,
  job_role: places.roleName(of.role, locale),
  city: places.findCity(of.city) ?? null,
  monthly_salary: pay.base,
  fixed_allowances: pay.allowances,
  thr_months: pay.thr_months,
  bonus_months: pay.bonus_months,
  years_in_role: pay.years,
})

/** An accepted amount waits for the next Monday. The author of a rejected one sees the reason and may change it. */
async function carryOut(tx: Tx, { id }: Found<HeldRow>, decision: PayDecision): Promise<Act[]> {
  const isAccepted = decision.decision === 'accept'
  const guideline = isAccepted ? null : decision.guideline
  const finding = { guideline, note: isAccepted ? null : decision.note }
  if (!(await decideOnPay(tx, id, { ...finding, state: isAccepted ? 'waiting' : 'rejected' }))) return []
  const act = isAccepted ? 'pay_accepted' : 'pay_rejected'
  // The history does not disclose what the encrypted row hides: neither whose pay it was nor which row.
  return [{ subject: 'pay', company_id: null, subject_id: randomUUID(), act, guideline }]
}
