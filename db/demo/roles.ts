/** Departments and plausible monthly pay of roles, derived from the local minimum wage and the usual pay. */
import { readFileSync } from 'node:fs'
import type { DemoReview } from './types.ts'

type Department = NonNullable<DemoReview['department']>
type MarketPay = { jakarta: number; multiple: number }

const JAKARTA = '31'
/** Minimum wage where neither a city nor its province has one. */
const USUAL_WAGE = 3_300_000

const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','))

const departments = new Map(
  rowsOf('../seed/job_roles.csv').map(([role = '', , , department]) => [role, department as Department]),
)
/** Usual pay in Jakarta in rupiah a month, and the minimum as a multiple of the local minimum wage. */
const market = new Map(
  rowsOf('market-pay.csv').map(([role = '', jakarta, multiple]): [string, MarketPay] => [
    role,
    { jakarta: Number(jakarta), multiple: Number(multiple) },
  ]),
)
/** The latest minimum wage of each city and province: later years come later in the file and overwrite earlier ones. */
const wages = new Map(
  rowsOf('../seed/minimum_wages.csv').map(([code = '', , amount]) => [code, Number(amount)]),
)

export function departmentOf(role: string): Department {
  const department = departments.get(role)
  if (!department) throw new Error(`db/demo: no role is called ${role}`)
  return department
}

export const minimumWage = (city: string): number =>
  wages.get(city) ?? wages.get(city.slice(0, 2)) ?? USUAL_WAGE

type Paid = {
  role: string
  city: string
  /** The company's pay as a factor of the usual pay. */
  factor: number
  /** 0 to 1. */
  luck: number
  yearsAgo: number
}

/** Rupiah a month. */
export function payOf({ role, city, factor, luck, yearsAgo }: Paid): number {
  const pay = market.get(role)
  if (!pay) throw new Error(`db/demo: market-pay.csv has no ${role}`)
  const { jakarta, multiple } = pay
  const minimum = minimumWage(city)
  // Pay of simple jobs follows the local minimum wage closely, specialists' pay less so.
  const local = multiple < 1.2 ? 0.85 : 0.58
  const usual = jakarta * (1 - local + (local * minimum) / minimumWage(JAKARTA))
  const now = Math.max(minimum * multiple * (0.97 + 0.3 * luck * luck), usual * factor * (0.86 + 0.34 * luck))
  return round(now * 0.95 ** yearsAgo)
}

/** Rounds to fifty thousand rupiah, as people usually state pay. */
export const round = (rupiah: number): number => Math.round(rupiah / 50_000) * 50_000
