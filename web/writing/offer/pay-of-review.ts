import { APPLICANT } from '#shared/contract/keys.ts'
import type { Draft } from '../drafts/draft.ts'
import { beginPay, type PayDraft } from '../drafts/pay-draft.ts'

/** Applicants have no pay at the company. */
export const mayGivePay = ({ employment_status }: Draft): boolean => employment_status !== APPLICANT

/** Copies the review's answers to the pay form, so that nothing is asked twice. */
export const carryOver = (draft: Draft): void => beginPay(payOfReview(draft))

function payOfReview(draft: Draft): Partial<PayDraft> {
  const { company, job_role, job_role_aside, department, job_type, city } = draft
  const role = job_role ?? job_role_aside
  const { salary, salary_sure, fixed_allowances, allowances_sure } = draft
  const { thr_months, bonus_months, years_in_role, salary_comment } = draft
  return {
    // An unlisted company can only be proposed with a review.
    company: company && !company.unlisted ? company : null,
    unsaid: false,
    job_role: role,
    by_department: role === null && department !== '',
    department,
    job_type,
    city,
    salary,
    salary_sure,
    fixed_allowances,
    allowances_sure,
    thr_months,
    bonus_months,
    years_in_role,
    salary_comment,
  }
}
