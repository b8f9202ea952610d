import assert from 'node:assert/strict'
import { test } from 'node:test'
import { following, moved, opened, skipped, withAllBack, withBack, without, withoutAll } from './queue.ts'

const row = (id: string) => ({ id })
const queue = opened({ total: 5, rows: ['a', 'b', 'c'].map(row) })
const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(one => one.id).join('')

test('the oldest item is at the desk first', () => {
  assert.equal(queue.current, 'a')
  assert.equal(opened({ total: 3, rows: [] }).current, undefined)
})

test('after a decision the next item follows, and after the last one the one before it', () => {
  assert.deepEqual(without(queue, 'a'), { rows: [row('b'), row('c')], total: 4, current: 'b' })
  assert.equal(without({ ...queue, current: 'c' }, 'c').current, 'b')
  assert.equal(without(without(without(queue, 'a'), 'b'), 'c').current, undefined)
})

test('a row that is not there cannot be removed twice', () => {
  const once = without(queue, 'b')
  assert.equal(without(once, 'b'), once)
})

test('an undone decision returns to its place and to the desk', () => {
  assert.deepEqual(withBack(without(queue, 'b'), row('b'), 1), { ...queue, current: 'b' })
  assert.equal(ids(withBack(queue, row('b'), 0)), 'abc')
})

test('rows removed together return to their places, and the decided one to the desk', () => {
  const went = ['c', 'a'].map(row)
  const left = withoutAll(queue, went)
  assert.deepEqual([ids(left), left.total, left.current], ['b', 3, 'b'])
  assert.deepEqual(withAllBack(left, queue, went, 'c'), { ...queue, current: 'c' })
})

test('a skipped row moves to the end, and the next one follows', () => {
  const after = skipped(queue, 'a')
  assert.deepEqual([ids(after), after.current, after.total], ['bca', 'b', 5])
  const last = skipped({ ...queue, current: 'c' }, 'c')
  assert.deepEqual([ids(last), last.current], ['abc', 'b'])
})

test('moving stops at both ends', () => {
  assert.equal(moved(queue, -1).current, 'a')
  assert.equal(moved(moved(moved(queue, 1), 1), 1).current, 'c')
  assert.equal(following(queue), 'b')
  assert.equal(following({ ...queue, current: 'c' }), undefined)
})
