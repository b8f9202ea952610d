import type { PayInput } from '#shared/contract/pay/giving.ts'
import { bandOfYears } from '#shared/contract/pay/pay-parts.ts'
import type { Locale } from '#shared/locale.ts'
import { exceedBasePay, isOutlier } from '#shared/rules/pay-outlier.ts'
import { detectorOf } from '#shared/rules/screening/officers.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { isOrdinary } from '#shared/rules/typed-pay.ts'
import { standaloneKeys } from '#server/authorship/keys.ts'
import { findListedCompany } from '#server/companies/find.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import type { StandalonePay } from '#server/pay/standalone/standalone-box.ts'
import { weekOf, yearOf, type Clock } from '#server/platform/clock.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Places } from '#server/places/places.ts'

/** Amounts may be given for this year and the last one. */
export const isGivableYear = (clock: Clock, year: number): boolean => {
  const now = yearOf(clock.now())
  return year === now || year === now - 1
}

export type Deps = Pick<Parts, 'db' | 'secrets' | 'clock'> & { places: Places }

/**
 * Checks what the schema cannot: company, place and role exist, the year may be given, and unusual amounts are
 * confirmed.
 */
export async function checkPay({ db, places, clock }: Deps, given: PayInput): Promise<void> {
  const { company_id, year, department, job_role_id, city_id, salary_comment } = given
  if (company_id && !(await findListedCompany(db.content, company_id)))
    failField('company_id', 'no_such_company')
  if (salary_comment && !company_id) failField('salary_comment', 'unknown')
  if (!isGivableYear(clock, year)) failField('year', 'pay_year')
  if (job_role_id && !places.findRole(job_role_id)) failField('job_role_id', 'no_such_role')
  if (!department && !job_role_id) failField('department', 'required')
  if (!places.findCity(city_id)) failField('city_id', 'no_such_city')
  checkAmounts(given)
}

function checkAmounts({ monthly_salary: base, fixed_allowances: allowances, confirmed }: PayInput): void {
  if (confirmed) return
  if (!isOrdinary(base)) failField('monthly_salary', 'unusual_pay')
  if (exceedBasePay(base, allowances ?? null)) failField('fixed_allowances', 'unusual_pay')
}

/** The place of an amount among others of its author. */
export type Place = Pick<StandalonePay, 'isRepeat' | 'isNewcomer'> & Pick<StandalonePay['of'], 'given_in'>

/** The amount as it waits. It contains its keys, so that admitting it needs no code. */
export function standaloneOf(
  { secrets, places, clock }: Deps,
  given: PayInput,
  { locale, isRepeat, isNewcomer, given_in }: Place & { locale: Locale },
): StandalonePay {
  return {
    pay: {
      base: given.monthly_salary,
      allowances: given.fixed_allowances ?? null,
      thr_months: given.thr_months ?? null,
      bonus_months: given.bonus_months ?? null,
      years: given.years_in_role == null ? null : bandOfYears(given.years_in_role),
      comment: given.salary_comment,
      keys: standaloneKeys(secrets, given.manage_code),
    },
    of: {
      company_id: given.company_id ?? null,
      department: given.department ?? places.findRole(given.job_role_id ?? null)?.department ?? null,
      job_type: given.job_type,
      role: given.job_role_id ?? null,
      city: given.city_id,
      year: given.year,
      given_in,
    },
    locale: given.locale ?? locale,
    isRepeat,
    isNewcomer,
    week: weekOf(clock.now()),
  }
}

/** Held if few people earn so much or so little, or if screening flags the comment. */
export async function stateOf({ db }: Deps, given: PayInput): Promise<'waiting' | 'held'> {
  const { monthly_salary: base, fixed_allowances: allowances = null, job_type } = given
  const isHeld = isOutlier({ base, allowances, job_type }) || (await isMarked(db.content, given))
  return isHeld ? 'held' : 'waiting'
}

async function isMarked(
  sql: Parts['db']['content'],
  { company_id, salary_comment }: PayInput,
): Promise<boolean> {
  if (!company_id || !salary_comment) return false
  const officers = (await officerNames(sql, [company_id])).get(company_id) ?? []
  return screen(salary_comment, detectorOf(officers)).length > 0
}
