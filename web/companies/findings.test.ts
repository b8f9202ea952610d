import assert from 'node:assert/strict'
import test from 'node:test'
import { companies as en } from '#shared/messages/en/companies/companies.ts'
import { companies as id } from '#shared/messages/id/companies/companies.ts'
import { formats } from '#web/platform/formats.ts'
import {
  difference,
  distributionFinding,
  extremes,
  satisfactionFinding,
  sharesOf,
  trendFinding,
  verdictOf,
} from './findings.ts'

const rated = (key: string, mean: number | null, industry_mean: number | null = null) => ({
  key,
  mean,
  industry_mean,
})
const trend = (scores: (number | null)[], industry: (number | null)[] = []) =>
  scores.map((score, i) => ({
    start: `${2025 + Math.floor(i / 4)}-${['01', '04', '07', '10'][i % 4]}-01`,
    score,
    count: 4,
    industry_score: industry[i] ?? null,
  }))

test('the distribution names its heavier end', () => {
  assert.equal(
    distributionFinding([3, 6, 16, 37, 24], id, formats('id')),
    '61 dari 86 memberi nilai 4 atau 5.',
  )
  assert.equal(distributionFinding([20, 10, 5, 2, 1], en, formats('en')), '30 of 38 rated it 1 or 2.')
  assert.equal(distributionFinding([1, 1, 9, 1, 1], en, formats('en')), '9 of 13 rated it 3.')
})

test('a difference is that of the displayed figures, in the language of the page', () => {
  assert.deepEqual(difference(3.94, 3.96, formats('id')), { by: -0.1, text: '−0,1' })
  assert.deepEqual(difference(3.96, 4.04, formats('id')), { by: 0, text: '=' })
  assert.deepEqual(difference(4.6, 4.1, formats('en')), { by: 0.5, text: '+0.5' })
})

test('a trend shows its change since the first known quarter, and its position relative to the industry', () => {
  const known = trend([null, 3.4, 3.5, 3.6, 3.9], [3.5, 3.5, 3.5, 3.6, 3.7])
  const found = trendFinding(known, id, formats('id'))
  const moved = 'Naik 0,5 sejak Kuartal II 2025, kini di atas rata-rata industri (3,7).'
  assert.equal(found?.caption, `${moved} Kuartal yang kosong berarti kurang dari tiga ulasan.`)
  assert.equal(found?.text, 'Skor per kuartal dari 3,4 menjadi 3,9; rata-rata industri dari 3,5 menjadi 3,7.')
})

test('a trend without an industry shows only its own change', () => {
  assert.equal(trendFinding(trend([4, 4, 4, 3.8]), en, formats('en'))?.caption, 'Down 0.2 since Q1 2025.')
})

test('a trend explains missing quarters, and mentions none if there are none', () => {
  const caption = (scores: (number | null)[]) => trendFinding(trend(scores), en, formats('en'))?.caption
  assert.equal(
    caption([4, 4, null, 4, 4]),
    'The same as in Q1 2025. Empty quarters have fewer than three reviews.',
  )
  assert.equal(caption([4, 4, 4, 4]), 'The same as in Q1 2025.')
})

test('too few quarters give no sentence', () => {
  assert.equal(trendFinding(trend([4.6, null, 4.1, null, 3.7]), id, formats('id')), undefined)
})

test('displayed shares add up to a hundred, and a sentence about some of them adds the displayed values', () => {
  const percents = (counts: number[]) => sharesOf(counts).map(share => formats('en').share(share))
  assert.deepEqual(percents([26, 24, 15, 8, 4]), ['34%', '31%', '20%', '10%', '5%'])
  assert.deepEqual(percents([1, 1, 1]), ['34%', '33%', '33%'])
  assert.deepEqual(percents([0, 0, 7]), ['0%', '0%', '100%'])
  const counts = [35, 29, 8, 6, 2]
  const shown = sharesOf(counts)
  assert.deepEqual(shown, [0.44, 0.36, 0.1, 0.08, 0.02])
  assert.match(satisfactionFinding(counts, en, formats('en')), /^80% are satisfied/)
})

test('satisfaction names the larger end', () => {
  assert.match(satisfactionFinding([28, 44, 17, 8, 3], id, formats('id')), /^72%/)
  assert.match(
    satisfactionFinding([1, 1, 2, 3, 3], en, formats('en')),
    /^60% are dissatisfied or not very satisfied/,
  )
})

test('fewer than ten people are given as a count instead of a share', () => {
  assert.match(satisfactionFinding([4, 2, 1, 1, 0], id, formats('id')), /^6 dari 8 /)
  assert.match(satisfactionFinding([0, 1, 0, 4, 4], en, formats('en')), /^8 of 9 /)
})

test('the strongest and the weakest rating are named, and the weakest is compared with its industry', () => {
  const found = extremes([rated('salary', 3.7, 3.4), rated('balance', 3.2, 3.4), rated('gender', null, 4)])
  assert.equal(found?.strongest.key, 'salary')
  assert.equal(found?.weakest.key, 'balance')
  assert.equal(found?.side, 'below')
})

test('nothing is singled out if all ratings are equal', () => {
  assert.equal(extremes([rated('salary', 4.01), rated('balance', 3.99)]), undefined)
  assert.equal(extremes([]), undefined)
})

test('a benefit that about half have counts neither as available nor as missing', () => {
  assert.deepEqual([1, 0.61, 0.6, 0.5, 0.4, 0.39, 0].map(verdictOf), [
    'yes',
    'yes',
    'half',
    'half',
    'half',
    'no',
    'no',
  ])
})
