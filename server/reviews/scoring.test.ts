import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import { answersInOrder, ratingsInOrder, scoreOf } from './scoring.ts'

test('a score is the mean of the ratings, in thousandths', () => {
  assert.deepEqual(scoreOf([5, 4, null]), { score: 4500, star: 5 })
  assert.deepEqual(scoreOf([1, null, null]), { score: 1000, star: 1 })
  assert.deepEqual(scoreOf([3, 4, 4]), { score: 3667, star: 4 })
})

test('a star is the score rounded half up', () => {
  assert.equal(scoreOf([2, 3])?.star, 3)
  assert.equal(scoreOf([2, 2, 3])?.star, 2)
  assert.equal(scoreOf([4, 5])?.star, 5)
})

test('a review without ratings has no score', () => {
  assert.equal(scoreOf([null, null]), undefined)
})

test('ratings and answers are stored in the order of their key lists', () => {
  const ratings = Object.fromEntries(
    EMPLOYEE_RATINGS.map((key, index) => [key, index === 2 ? null : (index % 5) + 1]),
  )
  assert.deepEqual(
    ratingsInOrder(0, ratings),
    EMPLOYEE_RATINGS.map(key => ratings[key]),
  )
  assert.deepEqual(answersInOrder({ privateinsurance: true, workfromhome: false }), [
    1,
    null,
    null,
    0,
    null,
    null,
  ])
})
