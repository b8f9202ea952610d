import assert from 'node:assert/strict'
import test from 'node:test'
import type { CompanySalaries, PayRange } from '#shared/contract/pay/pay.ts'
import { companies as companiesEn } from '#shared/messages/en/companies/companies.ts'
import { pay as payEn } from '#shared/messages/en/pay/pay.ts'
import { payroll as payrollEn } from '#shared/messages/en/pay/payroll.ts'
import { reviews as reviewsEn } from '#shared/messages/en/reviews/reviews.ts'
import { companies } from '#shared/messages/id/companies/companies.ts'
import { pay } from '#shared/messages/id/pay/pay.ts'
import { payroll } from '#shared/messages/id/pay/payroll.ts'
import { reviews } from '#shared/messages/id/reviews/reviews.ts'
import { formats } from '#web/platform/formats.ts'
import { payFinding, payStandings, wageFinding } from './finding.ts'

type Cell = CompanySalaries['cells'][number]
type Scope = NonNullable<Cell['benchmark']>['of']['scope']

const words = { companies, pay, payroll, reviews }
const wordsEn = { companies: companiesEn, pay: payEn, payroll: payrollEn, reviews: reviewsEn }
const rupiah = formats('id')
const wage = {
  amount: 5_999_443,
  year: 2026,
  level: 'regency',
  place: 'Kota Bekasi',
  at_least: false,
  source: 'SK',
  checked: true,
} as const

const range = (p50: number): PayRange => ({ people: 5, p10: null, p25: p50, p50, p75: p50, p90: null })
function cell(
  department: Cell['department'],
  median: number,
  industry: number | null,
  {
    job_type = 'employee',
    scope = 'industry_department',
  }: { job_type?: Cell['job_type']; scope?: Scope } = {},
): Cell {
  const of = { scope, department, job_type: null, industry: null, role: null, city: null, years: null }
  return {
    department,
    job_type,
    range: range(median * 1e6),
    benchmark:
      industry === null ? null : { of: { ...of, province: 'Jawa Barat' }, range: range(industry * 1e6) },
    below_minimum: median * 1e6 < wage.amount,
  }
}

const SIX = [
  cell('it', 10.1, 10.9),
  cell('finance-controlling', 7.8, 7.6),
  cell('sales', 6.9, 6.6),
  cell('logistics', 6.4, 6.7),
  cell('administration', 6.2, 6),
  cell('logistics', 5.9, 6, { job_type: 'temporary' }),
]

test('the heading says how many groups are paid above the industry, and then which', () => {
  assert.equal(payFinding(SIX, words, rupiah), 'Tiga dari enam kelompok dibayar di atas industri')
  assert.equal(payFinding(SIX, wordsEn, formats('en')), 'Three of six groups are paid above the industry')
  assert.deepEqual(payStandings(SIX, words), [
    { side: 'above', names: ['Keuangan', 'Penjualan', 'Administrasi'] },
    { side: 'below', names: ['IT', 'Logistik'] },
  ])
})

test('if more groups are below than above, the heading says that', () => {
  const below = SIX.filter(({ department }) => department === 'it' || department === 'logistics')
  assert.equal(payFinding(below, words, rupiah), 'Semua kelompok dibayar di bawah industri')
  assert.equal(payFinding(below.slice(0, 2), words, rupiah), 'Kedua kelompok dibayar di bawah industri')
  const level = [cell('it', 8, 8), cell('sales', 7, 7)]
  assert.equal(payFinding(level, words, rupiah), 'Kedua kelompok dibayar setara dengan industri')
})

test('a comparison with a province or with all of Indonesia does not mention the industry', () => {
  const province = [
    cell('it', 9, 8, { scope: 'department_province' }),
    cell('sales', 7, 6, { scope: 'department_province' }),
  ]
  assert.equal(payFinding(province, words, rupiah), 'Kedua kelompok dibayar di atas pasaran di Jawa Barat')
  const country = [cell('it', 9, 8, { scope: 'department' }), cell('sales', 7, 6, { scope: 'department' })]
  assert.equal(payFinding(country, words, rupiah), 'Kedua kelompok dibayar di atas pasaran di Indonesia')
  assert.equal(
    payFinding([province[0] as Cell, cell('sales', 7, 6)], wordsEn, formats('en')),
    'Both groups are paid above the going rate',
  )
})

test('a single cell gives its median, and several without a comparison give their range', () => {
  assert.equal(
    payFinding([cell('logistics', 6.4, 6.7)], words, rupiah),
    'Logistik (karyawan) dibayar Rp\u00a06.400.000, di bawah industri',
  )
  assert.equal(
    payFinding([cell('logistics', 6.4, null, { job_type: null })], words, rupiah),
    'Logistik dibayar Rp\u00a06.400.000 sebulan',
  )
  assert.equal(
    payFinding([cell('it', 9, null), cell('sales', 6.5, 6)], words, rupiah),
    'Dua kelompok, dengan nilai tengah dari 6,5 sampai 9,0 juta',
  )
  assert.equal(payFinding([], words, rupiah), undefined)
})

test('a department with job types on both sides is named with each', () => {
  const split = [
    cell('logistics', 7, 6.7),
    cell('logistics', 5.9, 6, { job_type: 'temporary' }),
    cell('it', 9, 8),
  ]
  assert.deepEqual(payStandings(split, words), [
    { side: 'above', names: ['Logistik (karyawan)', 'IT'] },
    { side: 'below', names: ['Logistik (pekerja kontrak atau sementara)'] },
  ])
})

test('of many groups on one side the first are named, and the others counted', () => {
  const many = ['it', 'sales', 'logistics', 'design', 'marketing', 'production'] as const
  assert.deepEqual(
    payStandings(
      many.map(department => cell(department, 8, 7)),
      words,
    ),
    [{ side: 'above', names: ['IT', 'Penjualan', 'Logistik', '3 lainnya'] }],
  )
})

test('a median below the minimum wage is stated neutrally, with the place of the wage and the legal exceptions', () => {
  assert.equal(
    wageFinding(SIX, wage, words, rupiah),
    `Satu kelompok, pekerja kontrak atau sementara di Logistik, nilai tengahnya Rp\u00a099.443 di bawah UMK Kota Bekasi 2026. ${payroll.under.law}`,
  )
  assert.equal(
    wageFinding([cell('it', 9, 8)], wage, words, rupiah),
    'Tidak ada bagian yang gaji tengahnya di bawah UMK Kota Bekasi 2026.',
  )
  const province = { ...wage, level: 'province', place: 'Jawa Barat' } as const
  assert.match(
    wageFinding([cell('it', 5, 8), cell('sales', 5, 6)], province, wordsEn, formats('en')) ?? '',
    /^Two groups have a median below the minimum wage of West Java 2026\./,
  )
  assert.equal(wageFinding(SIX, null, words, rupiah), undefined)
})
