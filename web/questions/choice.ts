import { QUESTION_SORTS, type QuestionSort } from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** What narrows and orders a company's questions, under the names that the address and the API have for it. */
export type Choice = { q: string | null; sort: QuestionSort; cursor: string | null }

const LONGEST_WORDS = 60

export function choiceOf(query: URLSearchParams): Choice {
  const sort = query.get('sort') as QuestionSort
  return {
    q: query.get('q')?.trim().slice(0, LONGEST_WORDS) || null,
    sort: QUESTION_SORTS.includes(sort) ? sort : 'newest',
    cursor: query.get('cursor') || null,
  }
}

/** The query of a choice's address; what is usual is left out. */
export const choiceQuery = ({ sort, ...rest }: Choice): Query => ({
  sort: sort === 'newest' ? null : sort,
  ...rest,
})
