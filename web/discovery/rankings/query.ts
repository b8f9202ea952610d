import {
  ASPECTS,
  INDUSTRIES,
  SIZE_BANDS,
  type Aspect,
  type Industry,
  type SizeBand,
} from '#shared/contract/keys.ts'
import type { Query } from '#shared/paths.ts'

/** Parameters of a ranking in the address. */
export type Choice = {
  aspect: Aspect
  industry: Industry | null
  city: string | null
  size: SizeBand | null
}

const LONGEST_CITY = 60

/** Unknown values are ignored. */
export function choiceOf(query: URLSearchParams): Choice {
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find(value => value === query.get(name)) ?? null
  return {
    aspect: one('aspect', ASPECTS) ?? 'score',
    industry: one('industry', INDUSTRIES),
    city: (query.get('city') ?? '').trim().slice(0, LONGEST_CITY) || null,
    size: one('size', SIZE_BANDS),
  }
}

/** The default aspect, the score, is omitted from the address. */
export const queryOf = ({ aspect, ...choice }: Choice): Query => ({
  aspect: aspect === 'score' ? null : aspect,
  ...choice,
})
