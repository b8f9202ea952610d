import assert from 'node:assert/strict'
import test from 'node:test'
import { neighbour } from './neighbour.ts'

test('the arrow keys wrap around through the field', () => {
  assert.deepEqual([neighbour(-1, 2, 1), neighbour(0, 2, 1), neighbour(1, 2, 1)], [0, 1, -1])
  assert.deepEqual([neighbour(-1, 2, -1), neighbour(0, 2, -1)], [1, -1])
  assert.equal(neighbour(-1, 0, 1), -1)
})
