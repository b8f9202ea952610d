/** Amounts that a figure is computed of: how many of each, and how many members each year has. */
export type Pool = { amounts: Map<number, number>; years: Map<number, number>; companies: Set<number> }

export const emptyPool = (): Pool => ({ amounts: new Map(), years: new Map(), companies: new Set() })

/** Companies are counted as far as any floor asks. */
const MOST_COMPANIES = 10

export function addTo(pool: Pool, amount: number, year: number): void {
  pool.amounts.set(amount, (pool.amounts.get(amount) ?? 0) + 1)
  pool.years.set(year, (pool.years.get(year) ?? 0) + 1)
}

export function addCompany({ companies }: Pool, company: number): void {
  if (companies.size < MOST_COMPANIES) companies.add(company)
}

/** All of one pool into another. */
export function pour(from: Pool, into: Pool): void {
  for (const [amount, count] of from.amounts)
    into.amounts.set(amount, (into.amounts.get(amount) ?? 0) + count)
  for (const [year, count] of from.years) into.years.set(year, (into.years.get(year) ?? 0) + count)
  for (const company of from.companies) addCompany(into, company)
}

export const membersOf = ({ years }: Pool): number => [...years.values()].reduce((sum, n) => sum + n, 0)

/** Of the year that has most: of one year and company no two are one person's. */
export const mostOfAYear = ({ years }: Pool): number => Math.max(0, ...years.values())
