import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatRupiah, parseRupiah } from './rupiah.ts'

const READS: Record<string, number> = {
  '12.500.000': 12_500_000,
  '12,500,000': 12_500_000,
  '12500000': 12_500_000,
  'Rp 12.500.000': 12_500_000,
  'Rp12.500.000,-': 12_500_000,
  'rp. 12.500.000,00': 12_500_000,
  'IDR 12,500,000': 12_500_000,
  '12,5 juta': 12_500_000,
  '12.5 juta': 12_500_000,
  '12,5jt': 12_500_000,
  '12jt': 12_000_000,
  ' 12 JT ': 12_000_000,
  '12.5 million': 12_500_000,
  '5.000.000 rupiah': 5_000_000,
  'IDR 5,000,000.00': 5_000_000,
  '1,25 juta': 1_250_000,
  '850rb': 850_000,
  '850 ribu': 850_000,
  '1.500 ribu': 1_500_000,
  '1 juta 500 ribu': 1_500_000,
  '2 jt 500': 2_500_000,
  '12 jt 50': 12_050_000,
  '2 jt 500.000': 2_500_000,
  '2 jt 5000': 2_005_000,
  '2 ribu 500': 2_500,
  '1 miliar': 1_000_000_000,
  '1,1 juta': 1_100_000,
  '5 jutaan': 5_000_000,
  '850 ribuan': 850_000,
  '12 500 000': 12_500_000,
  '2 jt 500 000': 2_500_000,
  'Rp 12 500 000,-': 12_500_000,
  'Rp 12 500 000,00': 12_500_000,
  'IDR 12 500 000.00': 12_500_000,
  '2 jt 500 000,00': 2_500_000,
  'Rp 5.599.593,21': 5_599_593,
  '2,284,196.26': 2_284_196,
  '5599593,21': 5_599_593,
  '5.000.000 IDR': 5_000_000,
  '5.000.000 Rp.': 5_000_000,
  '6.250 juta': 6_250_000,
  '6,250 million': 6_250_000,
  '12.500 jt': 12_500_000,
  '6,250 ribu': 6_250_000,
  '٥٠٠٠٠٠٠': 5_000_000,
  '٥٬٠٠٠٬٠٠٠٫٢٥': 5_000_000,
  '۵٫۵ juta': 5_500_000,
  '５．０００．０００': 5_000_000,
  'Rp\u200b5.000\ufeff.000': 5_000_000,
  'Rp\u00a05,5\u202fjt': 5_500_000,
}

test('amounts are accepted in usual notations', () => {
  for (const [typed, amount] of Object.entries(READS)) assert.equal(parseRupiah(typed), amount, typed)
})

test('an ambiguous or meaningless amount is not guessed', () => {
  const unclear = [
    '',
    'dua belas juta',
    '12,5',
    '12.50',
    '1.2.3',
    '12M',
    '12 juta juta',
    '5 ribu 2 juta',
    '12,5,',
    '-5',
    '1e9',
    '12 jt 300 000 000 jt',
    '2 jt 500 5',
    '150.000 juta',
    '1.250.000 juta',
    '5.000.000.21',
    '5.000.000,210',
    '5.000.00',
    '12 500 0000',
    '12 500.000',
    '12 500 000,000',
  ]
  for (const typed of unclear) assert.equal(parseRupiah(typed), undefined, typed)
})

test('an amount is shown in each language with a non-breaking space', () => {
  assert.equal(formatRupiah(12_500_000, 'id'), 'Rp\u00a012.500.000')
  assert.equal(formatRupiah(12_500_000, 'en'), 'IDR\u00a012,500,000')
  assert.equal(formatRupiah(950, 'id'), 'Rp\u00a0950')
})

test('a displayed amount parses to the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom('id', 'en'), (amount, locale) => {
      assert.equal(parseRupiah(formatRupiah(amount, locale)), amount)
    }),
  )
})

test('no text causes an exception', () => {
  fc.assert(fc.property(fc.string(), typed => void parseRupiah(typed)))
})
