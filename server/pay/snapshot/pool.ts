/** Amounts that a figure is computed of, how many members each year has, and companies as far as any floor asks. */
export type Pool = { amounts: number[]; years: Map<number, number>; companies: Set<number> }

export const emptyPool = (): Pool => ({ amounts: [], years: new Map(), companies: new Set() })

const MOST_COMPANIES = 10

export function addTo({ amounts, years }: Pool, amount: number, year: number): void {
  amounts.push(amount)
  years.set(year, (years.get(year) ?? 0) + 1)
}

export function addCompany({ companies }: Pool, company: number): void {
  if (companies.size < MOST_COMPANIES) companies.add(company)
}

/** All of one pool into another. */
export function pour(from: Pool, into: Pool): void {
  for (const amount of from.amounts) into.amounts.push(amount)
  for (const [year, count] of from.years) into.years.set(year, (into.years.get(year) ?? 0) + count)
  for (const company of from.companies) addCompany(into, company)
}

export const membersOf = ({ amounts }: Pool): number => amounts.length

/** Of the year that has most: of one year and company no two are one person's. */
export const mostOfAYear = ({ years }: Pool): number => Math.max(0, ...years.values())
