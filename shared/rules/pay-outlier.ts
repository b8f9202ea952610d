import type { JobType } from '../contract/keys.ts'
import { USUAL_SALARY } from './rupiah.ts'
import { ORDINARY_PAY } from './typed-pay.ts'

/** Job types that are often paid less, or part-time. */
const PAID_LITTLE: readonly (JobType | null)[] = [
  'intern',
  'apprentice',
  'working_student',
  'freelancer',
  'temporary',
]

type Pay = { base: number; allowances: number | null; job_type: JobType | null }

/**
 * Whether the team reviews a month's pay before it counts, even if its author confirmed it, because such pay is so
 * rare that a mistake is as likely. `base` and `allowances` are whole rupiah.
 */
export function isOutlier({ base, allowances, job_type }: Pay): boolean {
  const most = job_type === 'executive' ? USUAL_SALARY.to : ORDINARY_PAY.to
  const least = PAID_LITTLE.includes(job_type) ? 0 : ORDINARY_PAY.from
  return base + (allowances ?? 0) > most || base < least || exceedBasePay(base, allowances)
}

/** Fixed allowances rarely exceed base pay. */
export const exceedBasePay = (base: number, allowances: number | null): boolean => (allowances ?? 0) > base
