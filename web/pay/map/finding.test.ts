import assert from 'node:assert/strict'
import test from 'node:test'
import { salaries } from '#shared/messages/id/pay/salaries.ts'
import { formats } from '#web/platform/formats.ts'
import { mapFinding } from './finding.ts'
import type { Reading } from '../place/query.ts'
import { readAs, scaleFor } from './scale.ts'

const format = formats('id')
const words = {
  map: salaries.map,
  province: (name: string) => name,
  millions: (amount: string) => `${amount} juta`,
}
const province = (name: string, p50: number | null, minimum_wage = 4e6) => ({
  code: name,
  name,
  range: p50 === null ? null : { people: 50 as const, p10: null, p25: p50, p50, p75: p50, p90: null },
  minimum_wage,
})

function findingOf(provinces: ReturnType<typeof province>[], reading: Reading = 'rupiah'): string {
  const read = readAs(provinces, reading)
  const formatValue = (value: number) =>
    reading === 'rupiah' ? `${format.millions(value)} juta` : salaries.map.times(format.score(value))
  return mapFinding(read, { reading, scale: scaleFor(read, reading) }, words, formatValue, format)
}

test('the map names the province with the highest pay, and the number of provinces with low pay', () => {
  const finding = findingOf([
    province('Jakarta', 7.9e6),
    province('Jatim', 4.8e6),
    province('Bali', 4.5e6),
    province('NTT', 3.1e6),
    province('NTB', 3.4e6),
    province('Papua', null),
  ])
  assert.equal(finding, 'Tertinggi Jakarta, 7,9 juta. Di 2 provinsi nilai tengahnya tidak sampai 4 juta.')
})

test('a single province with low pay is named, and without one the lowest', () => {
  const rest = [province('Jakarta', 7.9e6), province('Jatim', 4.8e6), province('Bali', 4.5e6)]
  assert.match(
    findingOf([...rest, province('NTT', 3.1e6)]),
    /Hanya di NTT nilai tengahnya tidak sampai 4 juta\.$/,
  )
  assert.match(findingOf(rest), /Terendah Bali, 4,5 juta\.$/)
})

test('as a multiple, it counts the provinces below their minimum wage', () => {
  const finding = findingOf(
    [province('Jakarta', 8e6), province('Jatim', 4.8e6), province('NTT', 3.1e6)],
    'minimum',
  )
  assert.equal(
    finding,
    'Tertinggi Jakarta, 2,0 kali upah minimum provinsi. Di 1 provinsi nilai tengahnya di bawah upah minimumnya.',
  )
})

test('with one province, or none, the map says so', () => {
  assert.match(findingOf([province('Jakarta', 7.9e6), province('Bali', null)]), /^Baru Jakarta .*7,9 juta\.$/)
  assert.equal(findingOf([province('Bali', null)]), salaries.map.none)
})
