import assert from 'node:assert/strict'
import test from 'node:test'
import type { Comparison } from '#shared/contract/pay/pay.ts'
import { companies as companiesEn } from '#shared/messages/en/companies/companies.ts'
import { comparing as comparingEn } from '#shared/messages/en/pay/comparing.ts'
import { pay as payEn } from '#shared/messages/en/pay/pay.ts'
import { payroll as payrollEn } from '#shared/messages/en/pay/payroll.ts'
import { companies } from '#shared/messages/id/companies/companies.ts'
import { comparing } from '#shared/messages/id/pay/comparing.ts'
import { pay } from '#shared/messages/id/pay/pay.ts'
import { payroll } from '#shared/messages/id/pay/payroll.ts'
import { formats } from '#web/platform/formats.ts'
import { compared } from './compared.ts'
import { headline } from './headline.ts'
import { talkingPoints } from './talking-points.ts'

const words = { comparing, pay, payroll, companies }
const wordsEn = { comparing: comparingEn, pay: payEn, payroll: payrollEn, companies: companiesEn }
const M = 1_000_000
const wage = {
  amount: 5_999_443,
  year: 2026,
  level: 'regency',
  place: 'Kota Bekasi',
  at_least: false,
  source: 'SK',
  checked: true,
} as const
const FIGURES: Comparison = {
  as_of: '2026-11-23',
  benchmark: {
    of: {
      scope: 'role_city',
      role: 'Staf Gudang',
      city: 'Kota Bekasi',
      department: null,
      job_type: null,
      industry: null,
      province: null,
      years: null,
    },
    range: { people: 50, p10: 5.8 * M, p25: 6.1 * M, p50: 6.5 * M, p75: 7.3 * M, p90: 8.5 * M },
  },
  wider: false,
  without: [],
  role: null,
  city: null,
  namesakes: [],
  minimum_wage: wage,
  companies: [],
  outcome: null,
}
const UNKNOWN: Comparison = { ...FIGURES, benchmark: null }
const NO_WAGE: Comparison = { ...FIGURES, minimum_wage: null }
const headlineOf = (amount: number, figures = FIGURES) => headline(compared(amount * M, figures), comparing)
const pointsFor = (amount: number, figures = FIGURES) =>
  talkingPoints({
    compared: compared(amount * M, figures),
    scope: ({ role, city }) => `${role} di ${city}`,
    site: 'KerjaJujur',
    words,
    format: formats('id'),
  }).map(({ text }) => text)

test('the answer gives the position of a pay, and says if the law requires more', () => {
  assert.equal(headlineOf(5.2), 'Gajimu di bawah kisaran, dan di bawah upah minimum.')
  assert.equal(headlineOf(6.05), 'Gajimu di bawah kisaran.')
  assert.equal(headlineOf(6.8), 'Gajimu di dalam kisaran, sedikit di atas tengah.')
  assert.equal(headlineOf(6.5), 'Gajimu tepat di tengah kisaran.')
  assert.equal(headlineOf(6.2), 'Gajimu di dalam kisaran, sedikit di bawah tengah.')
  assert.equal(headlineOf(7.3), 'Gajimu di dalam kisaran, di atas tengah.')
  assert.equal(headlineOf(7.9), 'Gajimu di atas kisaran.')
})

test('pay above the range but below the minimum wage gets both statements', () => {
  const poor = {
    ...FIGURES.benchmark!,
    range: { ...FIGURES.benchmark!.range, p25: 4 * M, p50: 4.5 * M, p75: 5 * M },
  }
  assert.equal(
    headlineOf(5.2, { ...FIGURES, benchmark: poor }),
    'Gajimu di atas kisaran, tetapi di bawah upah minimum.',
  )
})

test('without a figure the minimum wage is still compared', () => {
  assert.equal(headlineOf(5.2, UNKNOWN), 'Gajimu di bawah upah minimum.')
  assert.equal(headlineOf(6.2, UNKNOWN), 'Belum cukup gaji untuk membandingkan.')
})

test('each sentence with a figure names its source once', () => {
  const [first, second] = pointsFor(6.8)
  assert.equal(
    first,
    '“Untuk Staf Gudang di Kota Bekasi, separuh orang dibayar antara 6,1 dan 7,3 juta (menurut 50–99 orang di KerjaJujur, 23 November 2026). Saya mengusulkan 7,3 juta.”',
  )
  assert.equal(second, comparing.talk.points.tasks)
})

test('pay below the minimum wage leads to asking for that first, then for the middle', () => {
  const [law, range, when] = pointsFor(5.2)
  assert.match(law ?? '', /UMK Kota Bekasi 2026, menurut keputusan gubernur/)
  assert.match(range ?? '', /Saya mengusulkan 6,5 juta\.”$/)
  assert.equal(when, comparing.talk.points.when)
  assert.equal(pointsFor(5.2, NO_WAGE).length, 2)
})

test('pay above the range gets no amount to ask for', () => {
  assert.deepEqual(pointsFor(7.9), [comparing.talk.points.step, comparing.talk.points.written])
  assert.doesNotMatch(pointsFor(7.9).join(), /\d/)
})

test('the English sentences say the same', () => {
  const [law] = talkingPoints({
    compared: compared(5.2 * M, FIGURES),
    scope: () => 'Warehouse Staff in Bekasi City',
    site: 'KerjaJujur',
    words: wordsEn,
    format: formats('en'),
  })
  assert.match(law?.text ?? '', /minimum wage of Bekasi City 2026, by the governor’s decree/)
})
