import { ANSWERS, type AnswerKey, type Industry, type Recommend } from '#shared/contract/keys.ts'
import { anyOf, word, type Query } from './query.ts'

/** What companies are narrowed by. `city` is the id of a city there is. */
export type Filters = {
  score?: number | undefined
  recommend?: Recommend | undefined
  industry?: Industry | undefined
  city?: string | undefined
  feature: readonly AnswerKey[]
}

export const NO_FILTERS: Filters = { feature: [] }

/** As if nothing were chosen of one kind. Features add to each other: none is set aside. */
export const without = (filters: Filters, key: Exclude<keyof Filters, 'feature'>): Filters => ({
  ...filters,
  [key]: undefined,
})

/** Words that `content.search_words` puts beside a company's own. */
export const MARKS = {
  industry: (industry: string) => `~i${industry}`,
  city: (id: string) => `~c${id}`,
  province: (city: string) => `~p${city.split('.')[0]}`,
  role: (id: string) => `~r${id}`,
  score: (least: number) => `~s${least}`,
  recommend: (key: Recommend | number) => `~y${key}`,
  feature: (key: AnswerKey) => `~f${ANSWERS.indexOf(key) + 1}`,
  /** All that a company has, as bits. */
  features: (bits: number) => `~g${bits}`,
}
/** So many together are looked for as the sets that hold them: few companies have those, while each alone has many. */
const MANY_FEATURES = 3

/** The marks that a company which fits has among its words. */
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

/** Every set of features that holds these. */
function featureSets(features: readonly AnswerKey[]): string[] {
  const asked = features.reduce((bits, key) => bits | (1 << ANSWERS.indexOf(key)), 0)
  return Array.from({ length: 1 << ANSWERS.length }, (_, bits) => bits)
    .filter(bits => (bits & asked) === asked)
    .map(MARKS.features)
}

export const isFiltered = (filters: Filters): boolean => marksOf(filters).length > 0

/** Figures depend on each other: how many companies have several is counted, not guessed. */
export const isFigure = (mark: string): boolean => /^~[syf]/.test(mark)
