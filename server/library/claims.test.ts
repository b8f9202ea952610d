// Calculations in articles equal those of the calculators, and quoted figures equal the tables.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import type { Locale } from '#shared/locale.ts'
import { holidayAllowance, payBy } from '#shared/rules/money/holiday-allowance.ts'
import type { Status } from '#shared/rules/money/law/effective-rates.ts'
import { overtimePay } from '#shared/rules/money/overtime.ts'
import { paySlip, payYear, type Paid } from '#shared/rules/money/take-home.ts'
import { readArticles } from './seed-files.ts'

let texts: Map<string, string>
before(async () => {
  texts = new Map((await readArticles()).map(({ key, locale, body }) => [`${key} ${locale}`, body]))
})

function says(key: string, locale: Locale, amounts: number[]): void {
  const text = texts.get(`${key} ${locale}`) ?? ''
  const written = amounts.map(amount => amount.toLocaleString(locale === 'id' ? 'id-ID' : 'en-GB'))
  assert.deepEqual(
    written.filter(amount => !text.includes(amount)),
    [],
    `${key}.${locale}`,
  )
}

const paid = (wage: number, status: Status, month = '2026-11'): Paid => ({
  wage,
  month,
  status,
  employment: true,
  health: true,
  risk: 'low',
  relatives: 0,
})

test('THR, its fine and the last days for its payment equal the calculator’s', () => {
  const due = (wage: number, months: number) => holidayAllowance({ wage, months })
  says('thr-reckoned', 'en', [
    due(5_400_000, 7).amount,
    due(40_000_000, 3).amount,
    due(7_500_000, 14).fine.amount,
  ])
  says('thr-reckoned', 'id', [
    due(5_100_000, 36).amount,
    due(3_600_000, 7).amount,
    due(3_900_000, 2).amount,
    due(5_100_000, 36).fine.amount,
  ])
  says('first-job', 'en', [due(4_200_000, 5).amount])
  const day = (text: string, locale: Locale) =>
    new Date(text).toLocaleDateString(locale === 'id' ? 'id-ID' : 'en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  for (const holiday of ['2026-12-25', '2027-02-06', '2027-03-08', '2027-03-10', '2027-05-20'])
    for (const locale of ['id', 'en'] as const) {
      const row = `${day(holiday, locale)} | ${day(payBy(holiday), locale)} |`
      assert.ok(texts.get(`thr-reckoned ${locale}`)?.includes(row), row)
    }
})

test('payslips, the month of THR and December equal the calculator’s', () => {
  const sari = paySlip(paid(9_000_000, 'TK/0'))
  const year = payYear(paid(9_000_000, 'TK/0', '2026-03'))
  for (const key of ['thr-reckoned', 'from-gross-to-net'])
    says(key, 'en', [sari.net, sari.tax, -year.last.tax])
  says('thr-reckoned', 'en', [year.holiday.net, year.holiday.tax])
  says('from-gross-to-net', 'en', [paySlip(paid(25_000_000, 'K/1')).net, sari.gross, sari.cost])
  says('first-job', 'en', [paySlip(paid(4_200_000, 'TK/0')).net])
  says('from-gross-to-net', 'id', [paySlip(paid(8_000_000, 'TK/0')).net])
})

test('overtime equals the calculator’s', () => {
  says('first-job', 'en', [overtimePay({ monthWage: 4_200_000, hours: 3, day: 'working_day' }).amount])
})

test('every minimum wage in an article’s table is a known one of 2026', () => {
  const known = new Set(
    readFileSync(new URL('../../db/seed/minimum_wages.csv', import.meta.url), 'utf8')
      .split('\n')
      .map(line => line.split(','))
      .filter(([, year]) => year === '2026')
      .map(([, , amount]) => Number(amount)),
  )
  assert.ok(known.size > 200)
  for (const locale of ['id', 'en'] as const) {
    const text = texts.get(`minimum-wage-where-you-work ${locale}`) ?? ''
    const quoted = [...text.matchAll(/^\| (?:Kota|Kab|Jakarta|DKI)[^|]+ \| (?:Rp\s)?([\d.,]{9,}) \|/gm)].map(
      ([, amount = '']) => Number(amount.replace(/[.,]/g, '')),
    )
    assert.ok(quoted.length > 10, `${locale}: ${quoted.length}`)
    assert.deepEqual(
      quoted.filter(amount => !known.has(amount)),
      [],
    )
  }
})
