import type { CompanyFigures } from '#shared/contract/companies.ts'
import { ANSWERS, APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import type { IndustryRow, QuarterRow, StatsRow } from './store.ts'

/** A mean is shown from this many reviews on; with fewer it would point at people. */
export const FEWEST_FOR_A_MEAN = 3
export const QUARTERS_SHOWN = 8

type Figures = {
  stats: StatsRow
  quarters: QuarterRow[]
  industry: IndustryRow | undefined
  /** First days of the quarters to show. */
  starts: string[]
}

/** Figures of the overview from the stored sums. */
export function presentFigures({ stats, quarters, industry, starts }: Figures): CompanyFigures {
  return {
    review_count: stats.review_count,
    former_count: stats.former_count,
    applicant_count: stats.applicant_count,
    score: shownScore(stats.score, stats.review_count),
    applicant_score: shownMean(stats.applicant_score_sum, stats.applicant_count),
    stars: five(stats.stars),
    sentiments: five(stats.sentiments),
    recommend_count: stats.recommend_count,
    ratings: means(EMPLOYEE_RATINGS, stats.rating_sums, stats.rating_counts, industry?.rating_means),
    applicant_ratings: means(
      APPLICANT_RATINGS,
      stats.applicant_rating_sums,
      stats.applicant_rating_counts,
      industry?.applicant_rating_means,
    ),
    benefits: ANSWERS.map((key, i) => benefit(key, stats.answer_yes[i] ?? 0, stats.answer_no[i] ?? 0)),
    trend: trend(starts, quarters, industry),
  }
}

/** A score in thousandths as readers see it, to a hundredth; null where too few stand behind it. */
export const shownScore = (thousandths: number | null, count: number): number | null =>
  thousandths === null || count < FEWEST_FOR_A_MEAN ? null : hundredths(thousandths / 1000)

const shownMean = (thousandths: number, count: number): number | null =>
  shownScore(count === 0 ? null : thousandths / count, count)

function means<K extends string>(
  keys: readonly K[],
  sums: number[],
  counts: number[],
  industryMeans: (number | null)[] = [],
) {
  return keys.map((key, i) => {
    const count = counts[i] ?? 0
    const ofIndustry = industryMeans[i] ?? null
    return {
      key,
      count,
      mean: shownMean((sums[i] ?? 0) * 1000, count),
      industry_mean: ofIndustry === null ? null : hundredths(ofIndustry / 1000),
    }
  })
}

/** A company "has" a benefit when at least three answered and at least half of them said yes. */
function benefit<K extends string>(key: K, yes: number, no: number) {
  const answered = yes + no
  return { key, yes, answered, has: answered >= FEWEST_FOR_A_MEAN && yes * 2 >= answered }
}

function trend(starts: string[], quarters: QuarterRow[], industry: IndustryRow | undefined) {
  const byStart = new Map(quarters.map(row => [row.quarter, row]))
  return starts.map(start => {
    const own = byStart.get(start)
    const ofIndustry = industry?.quarters[start]
    return {
      start,
      count: own?.review_count ?? 0,
      score: own ? shownMean(own.score_sum, own.review_count) : null,
      industry_score: ofIndustry === undefined ? null : hundredths(ofIndustry / 1000),
    }
  })
}

const five = (counts: number[]): number[] => Array.from({ length: 5 }, (_, i) => counts[i] ?? 0)
const hundredths = (value: number): number => Math.round(value * 100) / 100
