import { QUESTION_SORTS, type QuestionSort } from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** Search, sort order and page of a company's questions, named as in the address and the API. */
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

/** The query of an address; default values are omitted. */
export const choiceQuery = ({ sort, ...rest }: Choice): Query => ({
  sort: sort === 'newest' ? null : sort,
  ...rest,
})
