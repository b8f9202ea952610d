import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatRupiah } from './rupiah.ts'
import { isOrdinary, readingsOf, readMoney, readMonths, readPay } from './typed-pay.ts'

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
  '12 jt/bulan': 12_000_000,
  '12 juta 500 per bulan': 12_500_000,
  'Rp 5.000.000,00 rupiah per bulan': 5_000_000,
  '5jt perbulan': 5_000_000,
  'Rp. 5.000.000.- / bln': 5_000_000,
  'Rp 5.599.593,21': 5_599_593,
  '2,284,196.26': 2_284_196,
  '5.000.000 IDR': 5_000_000,
  'IDR 5,000,000 / month': 5_000_000,
  '5jt++': 5_000_000,
  '5jt++ (gross)': 5_000_000,
  '5jt (gross)': 5_000_000,
  '(5jt)': 5_000_000,
  '5jt.': 5_000_000,
  '5 juta sebelum dipotong pajak dan BPJS': 5_000_000,
  '5 million before tax': 5_000_000,
  '6.250 juta': 6_250_000,
  '5,5 jt': 5_500_000,
  '٥٠٠٠٠٠٠': 5_000_000,
  '５jt': 5_000_000,
  '5\u200b.000.000\u200e': 5_000_000,
  'mulai dari 5jt': 5_000_000,
}

test('pay is accepted in usual notations, with words around it', () => {
  for (const [typed, amount] of Object.entries(MONTHS))
    assert.deepEqual(readPay(typed), { kind: 'month', amount }, typed)
})

test('pay that is marked as yearly is recognised as yearly', () => {
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

test('another currency, hourly or daily pay, net pay, a range and a missing unit are distinguished', () => {
  const expected = {
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
    net: [
      '5 juta bersih',
      '5jt net',
      '5,2jt THP',
      'take home 5 juta',
      '5jt (after tax)',
      '5 juta setelah pajak',
      '5jt sudah dipotong BPJS',
    ],
    ceiling: ['maks 8jt', 'up to 8 million', '8jt max', 'sampai 8 juta', '< 8jt'],
    range: [
      '5-6 juta',
      '5 juta - 6 juta',
      '5 sampai 6 juta',
      '5jt s/d 6jt',
      '5 to 6 million',
      'Rp 5.000.000–Rp 6.000.000',
      '4~5jt',
      '4–5',
    ],
    millions: ['6', '6,2', '6.2', '850', '12', 'maks 8', '٦'],
    unclear: [
      'UMR',
      'enam juta',
      '12M',
      '1.2.3',
      'lumayan',
      '6,2,',
      '-5 juta',
      'sebelum pajak',
      'before tax',
    ],
    empty: ['', '  '],
  }
  for (const [kind, all] of Object.entries(expected))
    for (const typed of all) assert.equal(readPay(typed).kind, kind, typed)
})

test('a range gives both of its ends if they are certain', () => {
  const ends: Record<string, [number, number] | null> = {
    '4~5jt': [4_000_000, 5_000_000],
    '4,5 - 5 juta': [4_500_000, 5_000_000],
    'Rp4.000.000,- s/d Rp5.000.000,-': [4_000_000, 5_000_000],
    '850rb sampai dengan 1jt per bulan': [850_000, 1_000_000],
    'dari 4 sampai 5 jutaan': [4_000_000, 5_000_000],
    'IDR 4,000,000.50 – 5,000,000.50 (gross)': [4_000_000, 5_000_000],
    '4-5': null,
    '5jt - 4jt': null,
    '900-1jt': null,
    '4-5-6jt': null,
  }
  for (const [typed, expected] of Object.entries(ends)) {
    const read = readMoney(typed)
    assert.deepEqual([read.kind, 'ends' in read && read.ends], ['range', expected], typed)
  }
})

test('the period of an amount is returned with it, and a ceiling does not count as an amount', () => {
  assert.deepEqual(readMoney('25rb/jam'), { kind: 'amount', amount: 25_000, per: 'hour' })
  assert.deepEqual(readMoney('150rb per hari'), { kind: 'amount', amount: 150_000, per: 'day' })
  assert.deepEqual(readMoney('5jt sebulan'), { kind: 'amount', amount: 5_000_000, per: 'month' })
  assert.deepEqual(readMoney('maks 8jt/bln'), { kind: 'ceiling', amount: 8_000_000, per: 'month' })
  assert.deepEqual(readMoney('5jt'), { kind: 'amount', amount: 5_000_000, per: null })
})

test('a displayed amount parses to the same amount', () => {
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

test('no text causes an exception', () => {
  fc.assert(fc.property(fc.string(), typed => void readPay(typed)))
})

test('an unusual amount may be yearly, have a zero too many or too few, or be without its unit', () => {
  assert.deepEqual(readingsOf('72 juta'), [
    { as: 'year', amount: 6_000_000 },
    { as: 'zero_many', amount: 7_200_000 },
  ])
  assert.deepEqual(readingsOf('120 juta setahun'), [{ as: 'year', amount: 10_000_000 }])
  assert.deepEqual(readingsOf('620.000'), [{ as: 'zero_few', amount: 6_200_000 }])
  assert.deepEqual(readingsOf('6,2'), [{ as: 'unit', amount: 6_200_000 }])
  for (const typed of ['6,2 juta', '900 juta', '$500', 'UMR', '850', ''])
    assert.deepEqual(readingsOf(typed), [], typed)
})

test('each suggested interpretation is a usual amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), amount => {
      assert.ok(readingsOf(String(amount)).every(({ amount: other }) => isOrdinary(other)))
    }),
  )
})

test('months of pay are accepted in usual notations, and rupiah are refused', () => {
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
