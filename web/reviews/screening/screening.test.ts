import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errors } from '#shared/messages/id/site/errors.ts'
import { BLOCKING, HOLDING } from '#shared/rules/screening/finding.ts'
import { refusal, refusalsOf } from './screening.ts'

const finding = { start: 0, end: 1, words: 'x' }

test('every blocking kind has its message, and a holding one is not refused', () => {
  for (const kind of BLOCKING)
    assert.match(refusal({ ...finding, kind, effect: 'block' }, errors.field) ?? '', /: “x”/, kind)
  for (const kind of HOLDING)
    assert.equal(refusal({ ...finding, kind, effect: 'hold' }, errors.field), undefined)
})

test('the same reason appears once', () => {
  const twice = { ...finding, kind: 'phone', effect: 'block' } as const
  assert.deepEqual(refusalsOf([twice, { ...twice, start: 4, end: 5 }], errors.field), [
    errors.field.screen_phone('x'),
  ])
})
