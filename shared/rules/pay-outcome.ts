/** A pay range in whole rupiah a month; the tenth and ninetieth percentile are null below ten people. */
export type KnownPay = { p10: number | null; p25: number; p50: number; p75: number; p90: number | null }
type Known = { share: number; amount: number }

export type PayOutcome = {
  /** Relative to the range from `p25` to `p75`. */
  place: 'below' | 'within' | 'above'
  /** The percentile band of the pay, in percent: steps of ten, and outside the known figures the whole rest. */
  percentile: { from: number; to: number }
  /** Difference to the median in rupiah, negative below it. */
  above_median: number
}

/** Compares a pay with a range. The browser calculates it, so that the typed pay stays there; the server only for a form sent without JavaScript. */
export function payOutcome(pay: number, range: KnownPay): PayOutcome {
  return {
    place: pay < range.p25 ? 'below' : pay > range.p75 ? 'above' : 'within',
    percentile: percentileOf(pay, range),
    above_median: pay - range.p50,
  }
}

/** The pay at a percentile, by linear interpolation between the known figures; undefined outside them. */
export function payAt(share: number, range: KnownPay): number | undefined {
  const known = knownOf(range)
  const at = known.findIndex(one => share <= one.share)
  const [low, high] = [known[at - 1], known[at]]
  if (high?.share === share) return high.amount
  if (!low || !high) return undefined
  return low.amount + ((share - low.share) / (high.share - low.share)) * (high.amount - low.amount)
}

function percentileOf(pay: number, range: KnownPay): PayOutcome['percentile'] {
  const known = knownOf(range)
  const [first, last] = [known[0] as Known, known.at(-1) as Known]
  if (pay < first.amount) return { from: 0, to: first.share }
  if (pay > last.amount) return { from: last.share, to: 100 }
  const from = Math.min(Math.floor(shareOf(pay, known) / 10) * 10, Math.ceil(last.share / 10) * 10 - 10)
  return { from, to: from + 10 }
}

/** The percentile of a pay; the middle where several percentiles have the same amount. */
function shareOf(pay: number, known: Known[]): number {
  const same = known.filter(({ amount }) => amount === pay)
  if (same.length > 0) return ((same[0] as Known).share + (same.at(-1) as Known).share) / 2
  const at = known.findIndex(({ amount }) => pay < amount)
  const [low, high] = [known[at - 1] as Known, known[at] as Known]
  return low.share + ((pay - low.amount) / (high.amount - low.amount)) * (high.share - low.share)
}

const knownOf = ({ p10, p25, p50, p75, p90 }: KnownPay): Known[] => [
  ...(p10 === null ? [] : [{ share: 10, amount: p10 }]),
  { share: 25, amount: p25 },
  { share: 50, amount: p50 },
  { share: 75, amount: p75 },
  ...(p90 === null ? [] : [{ share: 90, amount: p90 }]),
]
