import assert from 'node:assert/strict'
import test from 'node:test'
import { marked, withMark } from './helpful-marks.ts'

test('a mark is stored once and can be removed, whatever else is marked', () => {
  const two = withMark(withMark('', 'a', true), 'b', true)
  assert.equal(withMark(two, 'a', true), 'b a')
  assert.equal(withMark(two, 'a', false), 'b')
  assert.equal(withMark('a', 'a', false), '')
})

test('an id does not match a part of another one', () => {
  assert.equal(marked('abc', 'a'), false)
  assert.equal(marked('b a', 'a'), true)
})
