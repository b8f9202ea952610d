import { exceedBasePay } from '#shared/rules/pay-outlier.ts'
import { isOrdinary } from '#shared/rules/typed-pay.ts'
import type { Locale } from '#shared/locale.ts'
import { sentPay } from '../parts/answers.ts'
import { companyOf, type PayDraft } from '../drafts/pay-draft.ts'

/** Body of `POST /pay` for a complete draft. */
export function paySubmissionOf(draft: PayDraft, code: string, locale: Locale): Record<string, unknown> {
  const company = companyOf(draft)
  const pay = sentPay(draft)
  const { monthly_salary: base = 0, fixed_allowances: allowances = null } = pay ?? {}
  return {
    company_id: company?.id ?? null,
    year: Number(draft.year),
    department: draft.by_department ? draft.department : null,
    job_role_id: draft.by_department ? null : (draft.job_role?.id ?? null),
    job_type: draft.job_type,
    city_id: draft.city?.id,
    ...pay,
    salary_comment: company ? draft.salary_comment : null,
    // Unusual amounts were confirmed in the form.
    ...((!isOrdinary(base) || exceedBasePay(base, allowances)) && { confirmed: true }),
    locale,
    manage_code: code,
  }
}
