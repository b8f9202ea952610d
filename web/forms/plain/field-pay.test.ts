import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { SALARY } from '#shared/rules/pay-limits.ts'
import { fieldPay } from './field-pay.ts'

const read = (typed: string) => {
  const pay = fieldPay(typed)
  return pay.kind === 'ask' ? pay.choices.map(({ as, amount }) => [as, amount]) : pay
}

test('usual pay is accepted as typed, and yearly pay as its twelfth', () => {
  for (const typed of ['9jt', '9 juta', '9.000.000', 'Rp 9.000.000,-', '9 million', 'sekitar 9jt/bulan'])
    assert.deepEqual(fieldPay(typed), { kind: 'amount', amount: 9_000_000 }, typed)
  assert.deepEqual(fieldPay('108 juta setahun'), { kind: 'amount', amount: 9_000_000, year: 108_000_000 })
})

test('an unusual amount leads to a question: a month, a year, or zeros too many or too few', () => {
  assert.deepEqual(read('108.000.000'), [
    ['month', 108_000_000],
    ['year', 9_000_000],
    ['zero_many', 10_800_000],
  ])
  assert.deepEqual(read('900.000'), [
    ['month', 900_000],
    ['zero_few', 9_000_000],
  ])
  assert.deepEqual(read('9'), [['unit', 9_000_000]])
})

test('an offered choice answers the question, and another one does not', () => {
  assert.deepEqual(fieldPay('9', '9000000'), {
    kind: 'amount',
    amount: 9_000_000,
    choices: [{ as: 'unit', amount: 9_000_000 }],
  })
  assert.equal(fieldPay('108.000.000', '9000000').kind, 'amount')
  assert.equal(fieldPay('72.000.000', '9000000').kind, 'ask')
  assert.deepEqual(fieldPay('9jt', '108000000'), { kind: 'amount', amount: 9_000_000 })
})

test('an unusable amount gives the reason', () => {
  const why = {
    '': 'empty',
    $2000: 'foreign',
    '150rb per hari': 'hourly',
    '9 juta bersih': 'net',
    '5-6 juta': 'range',
    'sembilan juta': 'unclear',
    '850': 'millions',
    '9.000': 'too_low',
    '900 miliar': 'too_high',
    ['9'.repeat(16_000)]: 'unclear',
  }
  for (const [typed, reason] of Object.entries(why))
    assert.deepEqual(fieldPay(typed), { kind: 'wrong', why: reason }, typed.slice(0, 20))
})

test('for any input, an accepted or offered amount is a permitted pay', () => {
  const typed = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.integer({ min: -10, max: 2_000_000_000_000 }),
        fc.constantFrom('', ' juta', 'jt setahun', 'rb', 'M', '.000'),
      )
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(typed, text => {
      const pay = fieldPay(text)
      const amounts =
        pay.kind === 'ask'
          ? pay.choices.map(({ amount }) => amount)
          : pay.kind === 'amount'
            ? [pay.amount]
            : []
      for (const amount of amounts)
        assert.ok(Number.isInteger(amount) && amount >= SALARY.min && amount <= SALARY.max, text)
    }),
  )
})
