import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import { ANSWERS, APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import type { CardStats, IndustryRow, QuarterRow, StatsRow } from './store.ts'

export const QUARTERS_SHOWN = 8

type Figures = {
  stats: StatsRow
  quarters: QuarterRow[]
  industry: IndustryRow | undefined
  /** First days of the quarters to show. */
  starts: string[]
}

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

/** Mean ratings by employees, without the industry's means. */
export const presentRatings = ({ rating_sums, rating_counts }: CardStats) =>
  means(EMPLOYEE_RATINGS, rating_sums, rating_counts)

export function presentCardFigures(stats: CardStats) {
  const { review_count, applicant_count } = stats
  return {
    score: shownScore(stats.score, review_count),
    review_count,
    applicant_count,
    recommend_count: review_count < PRIVACY_FLOOR ? null : stats.recommend_count,
    strongest: strongestOf(presentRatings(stats)),
  }
}

/** The best rating, unless best and worst are equal at one decimal. */
function strongestOf<K>(rated: { key: K; mean: number | null }[]): K | null {
  const known = rated.flatMap(({ key, mean }) => (mean === null ? [] : [{ key, mean }]))
  const [best, ...others] = known.toSorted((a, b) => b.mean - a.mean)
  const worst = others.at(-1)
  return best && worst && tenths(best.mean) > tenths(worst.mean) ? best.key : null
}

/** A score in thousandths as readers see it, to a hundredth; null below the privacy floor. */
const shownScore = (thousandths: number | null, count: number): number | null =>
  thousandths === null || count < PRIVACY_FLOOR ? null : hundredths(thousandths / 1000)

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

/** A company "has" a benefit if at least three answered and at least half of them said yes. */
function benefit<K extends string>(key: K, yes: number, no: number) {
  const answered = yes + no
  return { key, yes, answered, has: answered >= PRIVACY_FLOOR && yes * 2 >= answered }
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
const tenths = (value: number): number => Math.round(value * 10)
