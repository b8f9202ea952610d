import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import { FEWEST_FOR_SHARES } from '#shared/rules/shares.ts'
import type { Formats } from '#web/platform/formats.ts'
import type { AllWords } from '#web/platform/words.ts'

type Words = AllWords['companies']
type Rated = { key: string; mean: number | null; industry_mean: number | null }

/** Rounded to one decimal as shown: differences are calculated between the figures that readers see. */
const printed = (value: number): number => Math.round(value * 10) / 10

/** Difference of two rounded figures and its text: "+0,3", "−0,2", "=". */
export function difference(own: number, other: number, format: Formats): { by: number; text: string } {
  const by = printed(printed(own) - printed(other))
  const sign = by > 0 ? '+' : '−'
  return { by, text: by === 0 ? '=' : `${sign}${format.score(Math.abs(by))}` }
}

/** "61 dari 86 memberi nilai 4 atau 5.": the larger end of the distribution, or its middle. */
export function distributionFinding(stars: readonly number[], words: Words, format: Formats): string {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars
  const ends = { high: four + five, low: one + two, middle: three }
  const all = format.count(ends.high + ends.low + ends.middle)
  const most = Math.max(ends.high, ends.low, ends.middle)
  const end = ends.high === most ? 'high' : ends.low === most ? 'low' : 'middle'
  return words.distribution[end](format.count(most), all)
}

/**
 * Shares in whole percent that add up to 100 (largest remainder method), so that a sum of shares in a sentence agrees
 * with the chart.
 */
export function sharesOf(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const parts = counts.map(count => ({ percent: Math.floor((count * 100) / all), rest: (count * 100) % all }))
  const left = parts.reduce((sum, part) => sum - part.percent, 100)
  for (const part of parts.toSorted((a, b) => b.rest - a.rest).slice(0, left)) part.percent += 1
  return parts.map(part => part.percent / 100)
}

/** The larger end of the satisfaction scale; `counts` from very satisfied to dissatisfied. */
export function satisfactionFinding(counts: readonly number[], words: Words, format: Formats): string {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const ends = (of: readonly number[]) => [(of[0] ?? 0) + (of[1] ?? 0), (of[3] ?? 0) + (of[4] ?? 0)] as const
  const [happy, unhappy] = ends(counts)
  const shares = ends(sharesOf(counts))
  const shareText = (some: number, share: number) =>
    all < FEWEST_FOR_SHARES ? words.share(format.count(some), format.count(all)) : format.share(share)
  return happy >= unhappy
    ? words.satisfaction.happy(shareText(happy, shares[0]))
    : words.satisfaction.unhappy(shareText(unhappy, shares[1]))
}

/** Verdict for a share of yes answers; `half` near the middle. */
export const verdictOf = (share: number): 'yes' | 'half' | 'no' =>
  share > 0.6 ? 'yes' : share < 0.4 ? 'no' : 'half'

/** The quarter of a date as text: "Kuartal I 2025". */
export const quarterName = (start: string, words: Words): string =>
  words.trend.quarter(
    (Math.floor((Number(start.slice(5, 7)) - 1) / 3) + 1) as 1 | 2 | 3 | 4,
    start.slice(0, 4),
  )

/** Minimum number of known quarters, of eight, to describe a trend. */
const FEWEST_QUARTERS = 4

/** Trend as text: first and last value, and the comparison with the industry. Undefined with too few quarters. */
export function trendFinding(
  trend: CompanyFigures['trend'],
  words: Words,
  format: Formats,
): { caption: string; text: string } | undefined {
  const known = trend.filter(quarter => quarter.score !== null)
  const first = known[0]
  const last = known.at(-1)
  if (!first || !last || known.length < FEWEST_QUARTERS) return undefined
  const by = printed(printed(last.score as number) - printed(first.score as number))
  const since = quarterName(first.start, words)
  const size = format.score(Math.abs(by))
  const way =
    by === 0
      ? words.trend.same(since)
      : by > 0
        ? words.trend.rise(size, since)
        : words.trend.fall(size, since)
  const others = trend.flatMap(quarter => quarter.industry_score ?? [])
  const text = words.trend.text(format.score(first.score as number), format.score(last.score as number))
  const gap = known.length < trend.length ? words.trend.gap : ''
  if (others.length === 0) return { caption: `${way}.${gap}`, text: `${text}.` }
  const from = others[0] as number
  const to = others.at(-1) as number
  const against = printed(printed(last.score as number) - printed(to))
  const side = against === 0 ? 'level' : against > 0 ? 'above' : 'below'
  return {
    caption: way + words.trend[side](format.score(to)) + gap,
    text: `${text}${words.trend.textIndustry(format.score(from), format.score(to))}.`,
  }
}

/** The best and the worst rating if they differ, and the worst compared with its industry. */
export function extremes(
  rated: readonly Rated[],
): { strongest: Rated; weakest: Rated; side: Side } | undefined {
  const known = rated.filter(one => one.mean !== null)
  const strongest = pick(known, (a, b) => a > b)
  const weakest = pick(known, (a, b) => a < b)
  if (!strongest || !weakest || printed(strongest.mean as number) === printed(weakest.mean as number))
    return undefined
  return { strongest, weakest, side: sideOf(weakest) }
}

type Side = 'above' | 'below' | 'level' | 'plain'

function sideOf({ mean, industry_mean }: Rated): Side {
  if (mean === null || industry_mean === null) return 'plain'
  const by = printed(mean) - printed(industry_mean)
  return by === 0 ? 'level' : by > 0 ? 'above' : 'below'
}

const pick = (rated: readonly Rated[], better: (a: number, b: number) => boolean): Rated | undefined =>
  rated.reduce<Rated | undefined>(
    (best, one) => (best === undefined || better(one.mean as number, best.mean as number) ? one : best),
    undefined,
  )
