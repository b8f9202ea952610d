import { ANSWERS, type AnswerKey, type Industry, type Recommend } from '#shared/contract/keys.ts'
import { anyOf, word, type Query } from './query.ts'

/** Filters of companies. `city` is the id of an existing city. */
export type Filters = {
  score?: number | undefined
  recommend?: Recommend | undefined
  industry?: Industry | undefined
  city?: string | undefined
  feature: readonly AnswerKey[]
}

export const NO_FILTERS: Filters = { feature: [] }

/** The filters without one of them. Features always combine, so they cannot be removed. */
export const without = (filters: Filters, key: Exclude<keyof Filters, 'feature'>): Filters => ({
  ...filters,
  [key]: undefined,
})

/** The marks that `content.search_words` adds to a company's words. */
export const MARKS = {
  industry: (industry: string) => `~i${industry}`,
  city: (id: string) => `~c${id}`,
  province: (city: string) => `~p${city.split('.')[0]}`,
  role: (id: string) => `~r${id}`,
  score: (least: number) => `~s${least}`,
  recommend: (key: Recommend | number) => `~y${key}`,
  feature: (key: AnswerKey) => `~f${ANSWERS.indexOf(key) + 1}`,
  /** All features of a company, as bits. */
  features: (bits: number) => `~g${bits}`,
}
/**
 * From this number of features on, the query matches the sets that contain them, because few companies have such a
 * set while many have each feature.
 */
const MANY_FEATURES = 3

/** The marks of a matching company. */
export const marksOf = ({ score, recommend, industry, city, feature }: Filters): string[] => [
  ...(score === undefined ? [] : [MARKS.score(score)]),
  ...(recommend === undefined ? [] : [MARKS.recommend(recommend)]),
  ...(industry === undefined ? [] : [MARKS.industry(industry)]),
  ...(city === undefined ? [] : [MARKS.city(city)]),
  ...feature.map(MARKS.feature),
]

export const queriesOf = (filters: Filters): Query[] =>
  filters.feature.length < MANY_FEATURES
    ? marksOf(filters).map(word)
    : [...marksOf({ ...filters, feature: [] }).map(word), anyOf(featureSets(filters.feature).map(word))]

/** Marks of every set of features that contains these. */
function featureSets(features: readonly AnswerKey[]): string[] {
  const required = features.reduce((bits, key) => bits | (1 << ANSWERS.indexOf(key)), 0)
  return Array.from({ length: 1 << ANSWERS.length }, (_, bits) => bits)
    .filter(bits => (bits & required) === required)
    .map(MARKS.features)
}

export const isFiltered = (filters: Filters): boolean => marksOf(filters).length > 0

/** Marks of figures are correlated, so combinations are counted, not estimated. */
export const isFigure = (mark: string): boolean => /^~[syf]/.test(mark)
