const SCORE_BANDS = ['very_good', 'good', 'okay', 'acceptable'] as const
export type ScoreBand = (typeof SCORE_BANDS)[number]

/** The band of a score from 1 to 5, by the displayed value with one decimal, so that a shown “2.5” counts as 2.5. */
export function scoreBand(score: number): ScoreBand {
  const shown = Math.round(score * 10) / 10
  if (shown >= 4.5) return 'very_good'
  if (shown >= 3.5) return 'good'
  return shown >= 2.5 ? 'okay' : 'acceptable'
}
