import { APPLICANT, type ReviewerKind } from '#shared/contract/keys.ts'
import type { ReviewChoices } from '#shared/contract/reviews/reviews.ts'
import type { Draft } from '../drafts/draft.ts'

/** There is no word for many: department, job type and outcome, which are always shown, have no published counts. */
export type Crowd = 'few' | 'some'
/** What is shown needs three. */
const SOME = 3

const KINDS: readonly ReviewerKind[] = ['employee', 'former', 'applicant']
type Entered = Pick<Draft, 'employment_status' | 'job_role' | 'city' | 'department' | 'job_type'>

/** Who leads is one of few everywhere, and it is always shown. */
export const leads = ({ employment_status, department, job_type }: Entered): boolean =>
  employment_status !== APPLICANT && (department === 'managing-director' || job_type === 'executive')

/**
 * How many published reviews of a company roughly share the kind of reviewer, the position and the city. Only each
 * count for itself is published, so the three are taken as independent: an estimate that is never above the smallest.
 * What is shared by fewer than three is not published at all, and counts as few; so does whoever leads.
 */
export function crowdOf(published: ReviewChoices, entered: Entered): Crowd {
  if (leads(entered)) return 'few'
  const kinds = KINDS.map(key => published.types.find(type => type.key === key)?.count ?? 0)
  const total = sum(kinds)
  const kind = kinds[entered.employment_status] ?? 0
  const among = entered.employment_status === APPLICANT ? kind : total - (kinds[APPLICANT] ?? 0)
  const shares = [
    countOf(published.cities, entered.city?.id) / total,
    // An applicant's position has no published count; it is shown only where five share it with year and rounds.
    entered.job_role && entered.employment_status !== APPLICANT
      ? countOf(published.job_roles, entered.job_role.id) / among
      : 1,
  ]
  // Of a kind that nobody has written as, nothing can be a share.
  const about = kind === 0 ? 0 : shares.reduce((part, share) => part * Math.min(1, share), kind)
  return about < SOME ? 'few' : 'some'
}

/** Whether anybody has written about the company at all. */
export const isEmpty = ({ types }: ReviewChoices): boolean => sum(types.map(({ count }) => count)) === 0

const countOf = (choices: readonly { id: string; count: number }[], id: string | undefined): number =>
  choices.find(choice => choice.id === id)?.count ?? 0

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
