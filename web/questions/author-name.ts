import type { AskerType } from '#shared/contract/keys.ts'
import type { AllWords } from '#web/platform/words.ts'

/** Nobody has looked whether they are: the company itself speaks from its own area, and is marked. */
const UNVERIFIED: readonly AskerType[] = ['employer', 'owner']

/** As whom somebody asks or answers, as readers see it. */
export const authorName = (
  { authors, unverified }: Pick<AllWords['questions'], 'authors' | 'unverified'>,
  type: AskerType,
): string => (UNVERIFIED.includes(type) ? unverified(authors[type]) : authors[type])
