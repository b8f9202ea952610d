import { APPLICANT, type ReviewerKind } from '#shared/contract/keys.ts'
import type { ReviewChoices } from '#shared/contract/reviews/reviews.ts'
import type { Draft } from '../drafts/draft.ts'

/** There is no value `many`: department, job type and outcome, which are always shown, have no published counts. */
export type Crowd = 'few' | 'some'
/** Minimum of three reviews, as for the published counts. */
const SOME = 3

const KINDS: readonly ReviewerKind[] = ['employee', 'former', 'applicant']
type Entered = Pick<Draft, 'employment_status' | 'job_role' | 'city' | 'department' | 'job_type'>

/** Managing directors and executives are few in every company, and readers always see this. */
export const leads = ({ employment_status, department, job_type }: Entered): boolean =>
  employment_status !== APPLICANT && (department === 'managing-director' || job_type === 'executive')

/**
 * Estimates how many published reviews of a company share the kind of reviewer, the position and the city. Only the
 * single counts are published, so that the three are assumed to be independent; the estimate is never above the
 * smallest count. A value shared by fewer than three is not published and counts as few; so do managing directors and
 * executives.
 */
export function crowdOf(published: ReviewChoices, entered: Entered): Crowd {
  if (leads(entered)) return 'few'
  const kinds = KINDS.map(key => published.types.find(type => type.key === key)?.count ?? 0)
  const total = sum(kinds)
  const kind = kinds[entered.employment_status] ?? 0
  const among = entered.employment_status === APPLICANT ? kind : total - (kinds[APPLICANT] ?? 0)
  const shares = [
    countOf(published.cities, entered.city?.id) / total,
    // An applicant's position has no published count; it is shown only if five reviews share it together with year and
    // rounds.
    entered.job_role && entered.employment_status !== APPLICANT
      ? countOf(published.job_roles, entered.job_role.id) / among
      : 1,
  ]
  // Without any review of this kind there is no share to multiply.
  const about = kind === 0 ? 0 : shares.reduce((part, share) => part * Math.min(1, share), kind)
  return about < SOME ? 'few' : 'some'
}

/** Whether the company has no published review. */
export const isEmpty = ({ types }: ReviewChoices): boolean => sum(types.map(({ count }) => count)) === 0

const countOf = (choices: readonly { id: string; count: number }[], id: string | undefined): number =>
  choices.find(choice => choice.id === id)?.count ?? 0

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
