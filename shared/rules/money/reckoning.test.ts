// Invariants of the legal tables and of every calculation.
import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { holidayAllowance, PAID_BY, payBy } from './holiday-allowance.ts'
import { EFFECTIVE_RATES, STATUSES } from './law/effective-rates.ts'
import * as holidayLaw from './law/holiday-allowance.ts'
import * as incomeTax from './law/income-tax.ts'
import { inForce, type Law } from './law/law.ts'
import * as socialSecurity from './law/social-security.ts'
import * as workRules from './law/work-rules.ts'
import { sumOf } from './line.ts'
import { monthlyTax } from './monthly-tax.ts'
import { contributions } from './social-security.ts'
import { paySlip, payYear, type Paid } from './take-home.ts'
import { yearlyTax } from './yearly-tax.ts'

const laws = [incomeTax, socialSecurity, holidayLaw, workRules, { EFFECTIVE_RATES }].flatMap(lawsIn)

const month = fc
  .record({ year: fc.integer({ min: 2024, max: 2027 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month: one }) => `${year}-${String(one).padStart(2, '0')}`)
const wage = fc.integer({ min: 100_000, max: 1_000_000_000 })
const status = fc.constantFrom(...STATUSES)
const paid: fc.Arbitrary<Paid> = fc.record({
  wage,
  month,
  status,
  employment: fc.boolean(),
  health: fc.boolean(),
  risk: fc.constantFrom(...socialSecurity.RISKS),
  relatives: fc.integer({ min: 0, max: 9 }),
})

test('every value has a source, a reliability and a date from which it is in force', () => {
  assert.ok(laws.length > 40)
  for (const { rule, check, from, to } of laws) {
    assert.match(rule, /^[A-Z]/)
    assert.ok(['read', 'two', 'single'].includes(check), rule)
    assert.match(from, /^\d{4}-\d{2}-\d{2}$/)
    assert.ok(to === undefined || from < to, rule)
  }
})

test('values follow each other without a gap: each begins the day after the end of the one before', () => {
  const tables = [socialSecurity.PENSION_RATES, socialSecurity.HEALTH_RATES]
  for (const rows of tables)
    for (const [place, { to }] of rows.entries())
      assert.equal(to && dayAfter(to), rows[place + 1]?.from, `${rows[place]?.rule}`)
})

test('every family status has one table of effective rates, whose steps rise without a gap to 34 %', () => {
  const statuses = EFFECTIVE_RATES.flatMap(table => table.statuses)
  assert.deepEqual(statuses.toSorted(), [...STATUSES].toSorted())
  assert.deepEqual(
    EFFECTIVE_RATES.map(({ category, steps }) => [category, steps.length]),
    [
      ['A', 44],
      ['B', 40],
      ['C', 41],
    ],
  )
  for (const { steps } of EFFECTIVE_RATES) {
    assert.deepEqual([steps[0]?.[1], steps.at(-1)], [0, [Infinity, 34]])
    for (const [place, [upTo, rate]] of steps.entries()) {
      const [before, less] = steps[place - 1] ?? [0, -1]
      assert.ok(upTo > before && rate > less, `${upTo}`)
    }
  }
})

test('an amount on the edge of a step belongs to the step below it', () => {
  assert.equal(monthlyTax(5_400_000, 'TK/0', '2026-11').tax, 0)
  assert.deepEqual(
    [5_400_001, 5_650_000, 5_650_001].map(gross => monthlyTax(gross, 'TK/0', '2026-11').rate),
    [0.25, 0.25, 0.5],
  )
})

test('a higher income never pays less tax, by the month and by the year', () => {
  fc.assert(
    fc.property(wage, fc.nat(5_000_000), status, month, (low, more, of, at) => {
      assert.ok(monthlyTax(low, of, at).tax <= monthlyTax(low + more, of, at).tax)
      const year = (gross: number) =>
        yearlyTax({ year: Number(at.slice(0, 4)), status: of, gross, months: 12 })
      assert.ok(year(low).tax <= year(low + more).tax)
      // Taxable income is truncated to full thousands, of which the highest step takes 350.
      assert.ok(year(low).net - year(low).tax <= year(low + more).net - year(low + more).tax + 350)
    }),
  )
})

test('more dependants never mean more tax', () => {
  fc.assert(
    fc.property(wage, month, (gross, at) => {
      for (const family of ['TK', 'K'] as const) {
        const taxes = ([0, 1, 2, 3] as const).map(
          count =>
            yearlyTax({ year: Number(at.slice(0, 4)), status: `${family}/${count}`, gross, months: 12 }).tax,
        )
        assert.deepEqual(
          taxes,
          taxes.toSorted((a, b) => b - a),
        )
      }
    }),
  )
})

test('a payslip never deducts more than there is, and its lines add up to the rupiah', () => {
  fc.assert(
    fc.property(paid, one => {
      const { net, pay, worker, employer, tax, cost } = paySlip(one)
      assert.ok(net > 0)
      assert.equal(net + sumOf(worker) + tax, pay)
      assert.equal(cost, pay + sumOf(employer))
      for (const { amount, base, rate } of [...worker, ...employer])
        assert.ok(Number.isInteger(amount) && Math.abs(amount - ((base ?? 0) * (rate ?? 0)) / 100) <= 0.5)
    }),
  )
})

test('a year of payslips withholds the year’s tax to the rupiah, and no month is negative', () => {
  fc.assert(
    fc.property(paid, one => {
      const { settlement, last, holiday, net } = payYear(one)
      const withheld = settlement.withheld.reduce((sum, tax) => sum + tax, 0)
      assert.equal(withheld + settlement.last, settlement.tax)
      assert.ok(last.net > 0 && holiday.net > paySlip(one).net && net > last.net + holiday.net)
    }),
  )
})

test('of 9 million 8,474,877 remain, and December returns the excess of withheld tax', () => {
  const one = { wage: 9_000_000, month: '2026-11', status: 'TK/0', employment: true, health: true } as const
  assert.deepEqual([paySlip(one).gross, paySlip(one).tax, paySlip(one).net], [9_435_600, 165_123, 8_474_877])
  const { settlement, last } = payYear(one)
  assert.deepEqual([settlement.last, last.net], [-176_728, 8_816_728])
})

test('contributions rise with the wage up to their ceiling, and stay constant above it', () => {
  fc.assert(
    fc.property(paid, fc.nat(3_000_000), (one, more) => {
      const [low, high] = [one, { ...one, wage: one.wage + more }].map(contributions)
      for (const [place, { amount, ceiling }] of (low?.worker ?? []).entries()) {
        const above = high?.worker[place]
        assert.ok(above && amount <= above.amount && (!ceiling || (above.base ?? 0) <= ceiling))
      }
    }),
  )
})

test('the ceiling of a month is the one in force at that time', () => {
  const pension = (at: string) =>
    contributions({ wage: 20_000_000, month: at, employment: true, health: false }).worker[1]?.amount
  assert.deepEqual(['2026-02', '2026-03', '2025-02'].map(pension), [105_474, 110_863, 100_423])
  assert.throws(() => inForce(socialSecurity.PENSION_RATES, '2020-01'))
})

test('a wage below the place’s minimum wage is insured for the minimum wage', () => {
  const { worker } = contributions({
    wage: 2_400_000,
    month: '2026-11',
    employment: false,
    health: true,
    minimumWage: 3_000_000,
  })
  assert.deepEqual([worker[0]?.amount, worker[0]?.base, worker[0]?.floor], [30_000, 3_000_000, 3_000_000])
})

test('THR grows with each month up to one wage, and is zero before the first', () => {
  fc.assert(
    fc.property(wage, fc.constantFrom(...PAID_BY), (amount, paidBy) => {
      const due = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 40].map(
        months => holidayAllowance({ wage: amount, months, paidBy }).amount,
      )
      assert.deepEqual(
        due,
        due.toSorted((a, b) => a - b),
      )
      assert.deepEqual([due[0], due[12], due[13]], [0, amount, amount])
    }),
  )
})

test('THR after seven months is seven twelfths, costs 5 % more when late, and is due seven days before', () => {
  const { amount, fine } = holidayAllowance({ wage: 6_000_000, months: 7 })
  assert.deepEqual([amount, fine.amount], [3_500_000, 175_000])
  assert.equal(payBy('2026-03-20'), '2026-03-13')
  assert.equal(payBy('2024-03-05'), '2024-02-27')
})

function lawsIn(value: unknown): Law[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'rule' in value && 'check' in value ? [value as Law] : []
  return [...own, ...Object.values(value).flatMap(lawsIn)]
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
