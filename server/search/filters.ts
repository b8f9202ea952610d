import { ANSWERS, type AnswerKey, type Recommend } from '#shared/contract/keys.ts'

/** What companies are narrowed by. `city` is the id of a city there is. */
export type Filters = {
  score?: number | undefined
  recommend?: Recommend | undefined
  city?: string | undefined
  feature: readonly AnswerKey[]
}

export const NO_FILTERS: Filters = { feature: [] }

export const isFiltered = ({ score, recommend, city, feature }: Filters): boolean =>
  score !== undefined || recommend !== undefined || city !== undefined || feature.length > 0

/** Whether they ask for figures, which are shown from three reviews on: whatever fits has an answer to "recommended". */
export const areShown = ({ score, recommend, feature }: Filters): boolean =>
  score !== undefined || recommend !== undefined || feature.length > 0

/** Features as the stored bits: bit 0 is the first key. */
export const maskOf = (features: readonly AnswerKey[]): number =>
  features.reduce((mask, key) => mask | (1 << ANSWERS.indexOf(key)), 0)

const ALL = Array.from({ length: 1 << ANSWERS.length }, (_, mask) => mask)

/** Every set of features that holds these. */
export function masksWith(features: readonly AnswerKey[]): number[] {
  const mask = maskOf(features)
  return ALL.filter(other => (other & mask) === mask)
}

/** Filters as the words that `content.found_by` puts beside a company's own. */
export const marksOf = ({ score, recommend, city, feature }: Filters): string[] => [
  ...(score === undefined ? [] : [`~s${score}`]),
  ...(recommend === undefined ? [] : [`~r${recommend}`]),
  ...(city === undefined ? [] : [`~c${city}`]),
  ...feature.map(key => `~f${ANSWERS.indexOf(key)}`),
]
