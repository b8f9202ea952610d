// Examples from laws, the tax office, the press and payrolls, each exact to the rupiah.
import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import test from 'node:test'
import { readCsv } from '#server/platform/import/csv.ts'
import { holidayAllowance } from './holiday-allowance.ts'
import { sumOf, type Line } from './line.ts'
import { grossedUp, monthlyTax } from './monthly-tax.ts'
import { taxOfDay, taxOnShare } from './other-tax.ts'
import { overtimePay } from './overtime.ts'
import { severance } from './severance.ts'
import { contributions } from './social-security.ts'
import { paySlip } from './take-home.ts'
import { settled, yearlyTax } from './yearly-tax.ts'

type Example = {
  id: string
  kind: string
  method: string
  year: number
  title: string
  inputs: any
  expected: any
}

/** Calculates the expected values by name from an example's inputs. */
const METHODS: Record<string, (given: any, year: number) => Record<string, unknown>> = {
  employee_year(given, year) {
    const { gross_by_month: byMonth, pension_per_month = 0, zakat_per_month = 0, ptkp } = given
    const grosses = Object.values<number>(byMonth)
    const first = Number(Object.keys(byMonth)[0])
    const result = settled({
      year,
      status: ptkp,
      grosses,
      first,
      pension: pension_per_month * grosses.length,
      zakat: zakat_per_month * grosses.length,
      pensioner: given.pensioner,
      annualise: given.annualise,
      ...(given.previous_net && { previous: { net: given.previous_net, tax: given.previous_tax } }),
    })
    return {
      gross_year: grosses.reduce((sum, one) => sum + one, 0),
      job_cost: result.cost,
      net_year: result.net,
      taxable_income: result.taxable,
      tax_year: result.tax,
      withheld_before_last: result.withheld.reduce((sum, one) => sum + one, 0),
      last_month_tax: result.last,
      ter_category: monthlyTax(0, ptkp, `${year}-01`).category,
      tax_by_month: byName(result.withheld, first),
    }
  },
  yearly({ ptkp, gross_year: gross, pension }, year) {
    const { cost, net, taxable, tax } = yearlyTax({ year, status: ptkp, gross, months: 12, pension })
    return { job_cost: cost, net_year: net, taxable_income: taxable, tax_year: tax }
  },
  single_month({ ptkp, gross }, year) {
    const { category, rate, tax } = monthlyTax(gross, ptkp, `${year}-01`)
    return { ter_category: category, rate_percent: rate, tax }
  },
  gross_up({ ptkp, salary }, year) {
    const { rate, gross, tax } = grossedUp(salary, ptkp, `${year}-01`)
    return { ter_category: monthlyTax(gross, ptkp, `${year}-01`).category, rate_percent: rate, gross, tax }
  },
  irregular({ ptkp, gross_list }, year) {
    const taxes = gross_list.map((gross: number) => monthlyTax(gross, ptkp, `${year}-01`).tax)
    return {
      tax_by_month: byName(taxes, 1),
      tax_total: taxes.reduce((sum: number, one: number) => sum + one, 0),
    }
  },
  daily({ gross_per_day, days = 1 }, year) {
    const tax = taxOfDay(gross_per_day, `${year}-01`)
    return { tax_per_day: tax, tax_total: tax * days }
  },
  art17_share({ gross, minus = 0, share_percent }, year) {
    const { base, tax } = taxOnShare(gross - minus, share_percent, `${year}-01`)
    return { tax_base: base, tax }
  },
  bpjs({ wage, month = '2025-06', risk_class, minimum_wage, family_members = 5, ptkp = 'TK/0' }) {
    const paid = {
      wage,
      month,
      employment: true,
      health: true,
      risk: risk_class?.replace(' ', '_'),
      minimumWage: minimum_wage,
      relatives: family_members - 5,
    }
    const { worker, employer } = contributions(paid)
    const work = ['old_age', 'pension', 'accident', 'death']
    const slip = paySlip({ ...paid, status: ptkp })
    return {
      jht_employer: of(employer, 'old_age'),
      jht_employee: of(worker, 'old_age'),
      jkk: of(employer, 'accident'),
      jkm: of(employer, 'death'),
      jp_employer: of(employer, 'pension'),
      jp_employee: of(worker, 'pension'),
      kesehatan_employer: of(employer, 'health'),
      kesehatan_employee: of(worker, 'health', 'relatives'),
      ketenagakerjaan_employer: of(employer, ...work),
      ketenagakerjaan_employee: of(worker, ...work),
      ter_gross: slip.gross,
      ter_rate: slip.byRate?.rate,
      tax: slip.tax,
      net: slip.net,
    }
  },
  thr({ month_wage, months_worked: months, wages_total, wages_months }) {
    const wage = month_wage ?? wages_total / wages_months
    const { amount } = holidayAllowance({ wage, months, paidBy: month_wage ? 'month' : 'day' })
    return { thr: amount }
  },
  overtime({ month_wage: monthWage, hours, kind, hour_wage_truncated: cut }) {
    const day = kind === '6-day' ? 'rest_of_six' : 'shortest_of_six'
    return { overtime_pay: overtimePay({ monthWage, hours, day, cut }).amount }
  },
  severance({ month_wage: monthWage, service_months: serviceMonths, factor }) {
    const { lines, tax } = severance({ monthWage, serviceMonths, factor })
    return {
      severance: of(lines, 'severance'),
      service_pay: of(lines, 'service_pay'),
      final_tax: sumOf(tax),
    }
  },
}

for (const { id, kind, method, year, title, inputs, expected } of await examples())
  test(`${kind === 'official' ? 'official example' : `example of the ${kind}`} ${id}: ${title}`, () => {
    const given = METHODS[method]?.(inputs, year) ?? assert.fail(`nothing reckons ${method}`)
    const figures = Object.entries(expected).map(([name, value]) => [name, wholeRupiah(value)])
    assert.deepEqual(
      Object.fromEntries(figures.map(([name]) => [name, given[name as string]])),
      Object.fromEntries(figures),
    )
  })

test('56 examples are calculated, 37 of them official', async () => {
  const all = await examples()
  assert.deepEqual([all.length, all.filter(({ kind }) => kind === 'official').length], [56, 37])
})

/** One source has two decimals; amounts are whole rupiah here. */
const wholeRupiah = (value: unknown): unknown =>
  typeof value === 'number' && value > 1000 ? Math.round(value) : value

const of = (lines: readonly Line[], ...keys: string[]): number =>
  sumOf(lines.filter(({ key }) => keys.includes(key)))

const byName = (taxes: number[], first: number): Record<string, number> =>
  Object.fromEntries(taxes.map((tax, place) => [String(first + place), tax]))

async function examples(): Promise<Example[]> {
  const source = createReadStream(new URL('fixtures/worked-examples.csv', import.meta.url))
  const rows: string[][] = []
  for await (const { fields } of readCsv(source)) rows.push(fields ?? assert.fail('a broken row'))
  const [names = [], ...records] = rows
  return records.map(record => {
    const row = Object.fromEntries(names.map((name, place) => [name, record[place] ?? '']))
    const { id = '', kind = '', method = '', title = '', inputs_json = '', expected_json = '' } = row
    const year = Number(row['tax_year'])
    return {
      id,
      kind,
      method,
      year,
      title,
      inputs: JSON.parse(inputs_json),
      expected: JSON.parse(expected_json),
    }
  })
}
