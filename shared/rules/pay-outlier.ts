import type { JobType } from '../contract/keys.ts'
import { USUAL_SALARY } from './rupiah.ts'
import { ORDINARY_PAY } from './typed-pay.ts'

/** Kinds of work that are often paid less than any other, or a part of it. */
const PAID_LITTLE: readonly (JobType | null)[] = [
  'intern',
  'apprentice',
  'working_student',
  'freelancer',
  'temporary',
]

type Pay = { base: number; allowances: number | null; job_type: JobType | null }

/**
 * Whether the team looks at a month's pay before it counts, though its author has confirmed it: so few have it that a
 * mistake is as likely. `base` and `allowances` are whole rupiah.
 */
export function isOutlier({ base, allowances, job_type }: Pay): boolean {
  const most = job_type === 'executive' ? USUAL_SALARY.to : ORDINARY_PAY.to
  const least = PAID_LITTLE.includes(job_type) ? 0 : ORDINARY_PAY.from
  return base + (allowances ?? 0) > most || base < least || isOddBeside(base, allowances)
}

/** Fixed allowances are rarely more than the base pay that they stand beside. */
export const isOddBeside = (base: number, allowances: number | null): boolean => (allowances ?? 0) > base
