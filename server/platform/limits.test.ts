import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createLimits, type Rule } from './limits.ts'

const TWO_A_MINUTE: Rule = { name: 'two', most: 2, seconds: 60 }
const ONE_AN_HOUR: Rule = { name: 'one', most: 1, seconds: 3600 }

function setUp() {
  let now = 0
  const limits = createLimits({ clock: { now: () => new Date(now) }, key: randomBytes(32) })
  return { limits, move: (seconds: number) => void (now += seconds * 1000) }
}

test('a rule lets so many acts through, then says how long until the next', () => {
  const { limits, move } = setUp()
  const act = { rule: TWO_A_MINUTE, of: ['a'] }
  assert.equal(limits.take(act), undefined)
  move(10)
  assert.equal(limits.take(act), undefined)
  assert.equal(limits.take(act), 50)
  move(50)
  assert.equal(limits.take(act), undefined)
  assert.equal(limits.take(act), 10)
})

test('where one rule is full nothing is counted in the others', () => {
  const { limits, move } = setUp()
  const [two, one] = [
    { rule: TWO_A_MINUTE, of: ['a'] },
    { rule: ONE_AN_HOUR, of: ['a'] },
  ]
  assert.equal(limits.take(two, one), undefined)
  assert.equal(limits.take(two, one), 3600)
  assert.equal(limits.waitFor(two), undefined)
  move(1)
  assert.equal(limits.take(two), undefined)
})

test('things are told apart however their words are cut', () => {
  const { limits } = setUp()
  assert.equal(limits.take({ rule: ONE_AN_HOUR, of: ['ab', 'c'] }), undefined)
  assert.equal(limits.take({ rule: ONE_AN_HOUR, of: ['a', 'bc'] }), undefined)
  assert.equal(limits.take({ rule: ONE_AN_HOUR, of: ['ab', 'c'] }), 3600)
})

test('what is forgotten counts no more', () => {
  const { limits } = setUp()
  const act = { rule: ONE_AN_HOUR, of: ['a'] }
  limits.note(act)
  assert.equal(limits.waitFor(act), 3600)
  limits.forget(act)
  assert.equal(limits.waitFor(act), undefined)
})
