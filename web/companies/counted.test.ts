import assert from 'node:assert/strict'
import test from 'node:test'
import { reviews as en } from '#shared/messages/en/reviews/reviews.ts'
import { reviews as id } from '#shared/messages/id/reviews/reviews.ts'
import { counted } from './counted.ts'

const counts = (review_count: number, applicant_count: number) =>
  [id, en].map(({ list }) => counted({ review_count, applicant_count }, list, String))

test('a list shows the number of reviews behind a score, or of applicant reviews if there are no others', () => {
  assert.deepEqual(counts(12, 3), ['12 ulasan', '12 reviews'])
  assert.deepEqual(counts(0, 3), ['3 ulasan pelamar', '3 applicant reviews'])
  assert.deepEqual(counts(0, 1), ['1 ulasan pelamar', '1 applicant review'])
  assert.deepEqual(counts(0, 0), ['0 ulasan', '0 reviews'])
})
