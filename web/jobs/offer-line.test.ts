import assert from 'node:assert/strict'
import test from 'node:test'
import type { SalaryPeriod } from '#shared/contract/keys.ts'
import { companies } from '#shared/messages/id/companies/companies.ts'
import { jobs } from '#shared/messages/id/jobs/jobs.ts'
import { offerLine } from '#shared/rules/vacancy/offer-line.ts'
import { monthly } from '#shared/rules/vacancy/offer.ts'
import { formats } from '#web/platform/formats.ts'
import { monthLine, wageLine } from './offer-line.ts'

const BEKASI = {
  amount: 5_999_443,
  year: 2026,
  level: 'regency',
  place: { id: '32.75', name: 'Kota Bekasi' },
  at_least: false,
  source: 'SK',
  check: 'two',
} as const
const offer = (from: number, to: number | null, period: SalaryPeriod = 'month') => ({
  from,
  to,
  period,
  monthly: { from: monthly(from, period), to: monthly(to ?? from, period) },
})
const format = formats('id')
const line = (given: ReturnType<typeof offer>) =>
  wageLine(given, BEKASI, { jobs, companies }, format).text.replaceAll('\u00a0', ' ')

test('an offer below the minimum wage says how much of it is, and what the minimum is', () => {
  const wage = 'upah minimum: Rp 5.999.443 (Kota Bekasi 2026).'
  assert.equal(line(offer(4_000_000, 5_000_000)), `Semua tawarannya di bawah ${wage}`)
  assert.equal(line(offer(4_000_000, 7_000_000)), `Tawaran terendahnya di bawah ${wage}`)
  assert.equal(line(offer(4_000_000, null)), `Tawarannya di bawah ${wage}`)
  assert.equal(line(offer(6_000_000, 7_000_000)), `Semua tawarannya memenuhi ${wage}`)
  assert.equal(line(offer(5_999_443, null)), `Tawarannya memenuhi ${wage}`)
})

test('hourly pay is compared with the minimum wage as full time', () => {
  assert.equal(
    line(offer(20_000, null, 'hour')),
    'Tawarannya di bawah upah minimum, kalau penuh waktu (173 jam sebulan): Rp 5.999.443 (Kota Bekasi 2026).',
  )
})

test('yearly and hourly pay is converted to a month with both its ends, hourly pay as full time', () => {
  const line = (given: ReturnType<typeof offer>) =>
    monthLine(given, jobs, format)?.replaceAll('\u00a0', ' ') ?? null
  assert.equal(line(offer(216_000_000, 300_000_000, 'year')), 'Rp 18–25 juta sebulan')
  assert.equal(line(offer(50_000, null, 'hour')), 'Rp 8,7 juta sebulan, kalau penuh waktu (173 jam sebulan)')
  assert.equal(line(offer(6_000_000, null)), null)
  assert.equal(offerLine(offer(216_000_000, 300_000_000, 'year'), jobs, format), 'Rp 216–300 juta setahun')
})
