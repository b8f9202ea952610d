import type { AskerType } from '#shared/contract/keys.ts'
import type { AllWords } from '#web/platform/words.ts'

/** Roles that nobody verified: a company's verified answers are written in its own area and labelled. */
const UNVERIFIED: readonly AskerType[] = ['employer', 'owner']

/** Label of an author's role for readers. */
export const authorName = (
  { authors, unverified }: Pick<AllWords['questions'], 'authors' | 'unverified'>,
  type: AskerType,
): string => (UNVERIFIED.includes(type) ? unverified(authors[type]) : authors[type])
