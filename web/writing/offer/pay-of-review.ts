import { APPLICANT } from '#shared/contract/keys.ts'
import type { Draft } from '../drafts/draft.ts'
import { beginPay, type PayDraft } from '../drafts/pay-draft.ts'

/** An applicant has no pay to give. */
export const mayGivePay = ({ employment_status }: Draft): boolean => employment_status !== APPLICANT

/** Goes on in the form for pay with what the review's form was told already: nothing is asked twice. */
export const carryOver = (draft: Draft): void => beginPay(payOfReview(draft))

function payOfReview(draft: Draft): Partial<PayDraft> {
  const { company, job_role, job_role_aside, department, job_type, city } = draft
  const role = job_role ?? job_role_aside
  const { salary, salary_sure, fixed_allowances, allowances_sure } = draft
  const { thr_months, bonus_months, years_in_role, salary_comment } = draft
  return {
    // One that the list lacks waits for the team with a review alone.
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
