export const SCORE_BANDS = ['very_good', 'good', 'okay', 'acceptable'] as const
export type ScoreBand = (typeof SCORE_BANDS)[number]

/** The band of a score from 1 to 5. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 4.5) return 'very_good'
  if (score >= 3.5) return 'good'
  return score >= 2.5 ? 'okay' : 'acceptable'
}
