/**
 * The amounts of a figure, the number of amounts by `bothYears` and by company named, and the companies, as far as any
 * floor needs them.
 */
export type Pool = { amounts: number[]; years: Map<number, Map<number, number>>; companies: Set<number> }

export const emptyPool = (): Pool => ({ amounts: [], years: new Map(), companies: new Set() })

/** The year of an amount and the year in which it was given, as one number. */
export const bothYears = (year: number, givenIn: number): number => year * 10_000 + givenIn

const MOST_COMPANIES = 10

/**
 * `givenTo`: the company that the author named before a merge; a person may have given pay to both merged companies.
 */
export function addTo({ amounts, years }: Pool, amount: number, ofYears: number, givenTo = 0): void {
  amounts.push(amount)
  count(years, { ofYears, givenTo, more: 1 })
}

function count(
  years: Pool['years'],
  { ofYears, givenTo, more }: Record<'ofYears' | 'givenTo' | 'more', number>,
): void {
  const counts = years.get(ofYears)
  if (counts) counts.set(givenTo, (counts.get(givenTo) ?? 0) + more)
  else years.set(ofYears, new Map([[givenTo, more]]))
}

export function addCompany({ companies }: Pool, company: number): void {
  if (companies.size < MOST_COMPANIES) companies.add(company)
}

/**
 * Adds one pool to another, whose people are others unless both are parts of one `whole`. Of merged companies only the
 * one with most amounts (in `whole`) counts for people, since a person may have given pay to several.
 */
export function addPool(from: Pool, into: Pool, whole: Pool = from): void {
  for (const amount of from.amounts) into.amounts.push(amount)
  for (const [ofYears, counts] of from.years) {
    const more = counts.get(mostCommon(whole.years.get(ofYears) ?? counts)) ?? 0
    if (more > 0) count(into.years, { ofYears, givenTo: 0, more })
  }
  for (const company of from.companies) addCompany(into, company)
}

export const membersOf = ({ amounts }: Pool): number => amounts.length

/**
 * A lower bound for the number of people: of one company, as it was then, no two amounts given in one year are one
 * person's, unless an account made a new start.
 */
export const peopleOf = ({ years }: Pool): number =>
  Math.max(0, ...years.values().flatMap(counts => counts.values()))

/** Of companies that were merged into one, the one with most amounts. */
function mostCommon(counts: Map<number, number>): number {
  const [first, ...others] = counts
  const found = others.reduce((one, other) => (other[1] > (one?.[1] ?? 0) ? other : one), first)
  return found?.[0] ?? 0
}
