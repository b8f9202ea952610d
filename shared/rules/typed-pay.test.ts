import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatRupiah } from './rupiah.ts'
import { isOrdinary, meantBy, readMonths, readPay } from './typed-pay.ts'

const MONTHS: Record<string, number> = {
  '6,2jt': 6_200_000,
  '6.200.000': 6_200_000,
  'Rp 6.200.000,-': 6_200_000,
  'sekitar 6,2 juta': 6_200_000,
  '± 6,2 juta': 6_200_000,
  '+/- 6.2jt': 6_200_000,
  '~6,2jt': 6_200_000,
  '6,2 juta kotor': 6_200_000,
  'gross 6.2 million': 6_200_000,
  'kurang lebih 6 jutaan': 6_000_000,
  '6 juta-an': 6_000_000,
  'gaji pokok 5,5 juta per bulan': 5_500_000,
  '5,5 juta tiap bulan': 5_500_000,
  '850 ribu': 850_000,
  '6jt+': 6_000_000,
  '5.5 million a month': 5_500_000,
  '5 juta sebulan': 5_000_000,
}

test('pay is read as people write it, with what they write around it', () => {
  for (const [typed, amount] of Object.entries(MONTHS))
    assert.deepEqual(readPay(typed), { kind: 'month', amount }, typed)
})

test('what is said to be for a year is known as a year’s', () => {
  const years = [
    '120 juta setahun',
    '120jt/thn',
    '120.000.000 per tahun',
    '120 million a year',
    '120jt p.a.',
    '120 juta/tahunan',
    '120jt pertahun',
    '120 juta se tahun',
  ]
  for (const typed of years) assert.deepEqual(readPay(typed), { kind: 'year', amount: 120_000_000 }, typed)
})

test('another currency, an hour’s or a day’s pay, pay after deductions, a range and a missing unit are told apart', () => {
  const told = {
    foreign: ['$500', 'USD 1,200', '500 dolar', 'US$ 900', '3000 ringgit', 'S$ 2000', '€900'],
    hourly: [
      '150rb per hari',
      '150.000/hari',
      '25rb per jam',
      '50k an hour',
      '1jt seminggu',
      '150rb harian',
      '150 ribu perhari',
    ],
    net: ['5 juta bersih', '5jt net', '5,2jt THP', 'take home 5 juta'],
    range: [
      '5-6 juta',
      '5 juta - 6 juta',
      '5 sampai 6 juta',
      '5jt s/d 6jt',
      '5 to 6 million',
      'Rp 5.000.000–Rp 6.000.000',
    ],
    millions: ['6', '6,2', '6.2', '850', '12'],
    unclear: ['UMR', 'enam juta', '12M', '1.2.3', 'lumayan', '6,2,', '-5 juta'],
    empty: ['', '  '],
  }
  for (const [kind, all] of Object.entries(told))
    for (const typed of all) assert.deepEqual(readPay(typed), { kind }, typed)
})

test('an amount as it is shown is read as that amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 1_000_000_000 }),
      fc.constantFrom('id', 'en'),
      (amount, locale) => {
        assert.deepEqual(readPay(formatRupiah(amount, locale)), { kind: 'month', amount })
      },
    ),
  )
})

test('no text makes it fail', () => {
  fc.assert(fc.property(fc.string(), typed => void readPay(typed)))
})

test('an amount out of the ordinary may be a year’s, have a zero too many or too few, or lack its unit', () => {
  assert.deepEqual(meantBy('72 juta'), [
    { as: 'year', amount: 6_000_000 },
    { as: 'zero_many', amount: 7_200_000 },
  ])
  assert.deepEqual(meantBy('120 juta setahun'), [{ as: 'year', amount: 10_000_000 }])
  assert.deepEqual(meantBy('620.000'), [{ as: 'zero_few', amount: 6_200_000 }])
  assert.deepEqual(meantBy('6,2'), [{ as: 'unit', amount: 6_200_000 }])
  for (const typed of ['6,2 juta', '900 juta', '$500', 'UMR', '850', ''])
    assert.deepEqual(meantBy(typed), [], typed)
})

test('what it may have been meant as is ordinary itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), amount => {
      assert.ok(meantBy(String(amount)).every(({ amount: other }) => isOrdinary(other)))
    }),
  )
})

test('months of pay are read as people type them; rupiah are none', () => {
  const read = {
    '1': 1,
    '1,5': 1.5,
    '1.5 bulan': 1.5,
    ' 2x gaji ': 2,
    '2 bulan gaji': 2,
    '0': 0,
    '13 months': 13,
  }
  for (const [typed, months] of Object.entries(read)) assert.equal(readMonths(typed), months, typed)
  for (const typed of ['', '6 juta', '1,55', '-1', '100', 'satu'])
    assert.equal(readMonths(typed), undefined, typed)
})
