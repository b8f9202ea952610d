import assert from 'node:assert/strict'
import test from 'node:test'
import { LOCALES } from '#shared/locale.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { formats } from './formats.ts'

test('pages write rupiah like forms and rules', () => {
  for (const locale of LOCALES)
    for (const amount of [0, 950, 100_000, 5_288_796, 1_000_000_000])
      assert.equal(formats(locale).rupiah(amount), formatRupiah(amount, locale))
})

test('millions have one decimal, with the decimal sign of the language', () => {
  assert.deepEqual(
    [8_800_000, 14_000_000, 150_000].map(amount => formats('id').millions(amount)),
    ['8,8', '14,0', '0,2'],
  )
  assert.equal(formats('en').millions(8_800_000), '8.8')
})
