import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOffer, type WrittenOffer } from './offer.ts'

const offerOf = (written: Partial<WrittenOffer>) => {
  const read = readOffer({ salary_period: 'month', ...written })
  if (read === null) return 'none'
  return 'key' in read ? `${read.field} ${read.key}` : `${read.from} ${read.to ?? '-'} ${read.period}`
}

test('the ends of an offer are accepted in usual notations', () => {
  const offers: [string, string, string][] = [
    ['Rp 5.599.593,21', '', '5599593 - month'],
    ['2,284,196.26', '5.000.000 IDR', '2284196 5000000 month'],
    ['5jt++', '', '5000000 - month'],
    ['5jt (gross)', '6.250 juta', '5000000 6250000 month'],
    ['4~5jt', '', '4000000 5000000 month'],
    ['5jt', 'maks 8jt', '5000000 8000000 month'],
    ['5jt', '5jt', '5000000 - month'],
    ['', '', 'none'],
  ]
  for (const [salary_from, salary_to, expected] of offers)
    assert.equal(offerOf({ salary_from, salary_to }), expected, salary_from)
  assert.equal(offerOf({ salary_from: '25rb per jam', salary_period: 'hour' }), '25000 - hour')
})

test('an ambiguous end, or one that is not gross pay, is a mistake at its field', () => {
  const mistakes: [string, string, string][] = [
    ['maks 8jt', '', 'salary_from pay_least'],
    ['', '8jt', 'salary_from required'],
    ['4-5jt', '6jt', 'salary_from pay_one'],
    ['4jt', '5-6jt', 'salary_to pay_one'],
    ['6jt', '5jt', 'salary_to too_low'],
    ['5jt (after tax)', '', 'salary_from pay_net'],
    ['$500', '', 'salary_from pay_foreign'],
    ['5', '6', 'salary_from pay_millions'],
    ['5-6', '', 'salary_from pay_unclear'],
    ['150.000 juta', '', 'salary_from pay_unclear'],
    ['150rb per hari', '', 'salary_from pay_daily'],
    ['60jt setahun', '', 'salary_from pay_period'],
    ['5 juta', 'UMR', 'salary_to pay_unclear'],
    ['999', '', 'salary_from pay_millions'],
    ['20 miliar', '', 'salary_from too_high'],
  ]
  for (const [salary_from, salary_to, expected] of mistakes)
    assert.equal(offerOf({ salary_from, salary_to }), expected, `${salary_from} ${salary_to}`)
})

test('an offer in one text gives both ends and its period; a ceiling alone is refused, and words give no amount', () => {
  const offers: [string | number, string][] = [
    ['Rp5.000.000 - 6.500.000', '5000000 6500000 month'],
    ['Rp 5.599.593,21', '5599593 - month'],
    ['25.000 per jam', '25000 - hour'],
    ['120-150 juta setahun', '120000000 150000000 year'],
    [5_500_000, '5500000 - month'],
    ['Kompetitif', 'none'],
    ['up to 8 million', 'salary pay_least'],
    ['5 juta bersih', 'salary pay_net'],
    [5, 'salary too_low'],
  ]
  for (const [salary, expected] of offers) assert.equal(offerOf({ salary }), expected, String(salary))
})
