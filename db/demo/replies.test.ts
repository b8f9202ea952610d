import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenReply } from '#shared/rules/screening/reply.ts'
import { DEMO_HIDINGS, demoReplies } from './replies.ts'
import { demoReviews } from './reviews.ts'

const reviews = demoReviews()
const published = reviews.filter(review => review.state === 'published')

test('companies answer reviews that stand, in words that nothing holds, but for the one that waits for the team', () => {
  for (const { company, headline, words, held = false } of demoReplies()) {
    assert.ok(
      published.some(review => review.company === company && review.headline === headline),
      headline,
    )
    assert.equal(screenReply(words).length > 0, held, words)
  }
  for (const { company, headline } of DEMO_HIDINGS)
    assert.ok(
      reviews.some(
        review => review.company === company && review.headline === headline && review.state === 'hidden',
      ),
    )
})
