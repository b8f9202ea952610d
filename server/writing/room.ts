import { shuffleCloset, shuffleRecent } from '#server/authorship/shuffle.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/errors.ts'
import { createLimits, type Counted, type Rule } from '#server/platform/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { givePass } from './give-pass.ts'
import { editReview } from './edit.ts'
import { readOwnReview, withdrawReview } from './my-review.ts'
import { submitReview } from './submit.ts'

const HOUR = 3600
const PASSES: Rule = { name: 'review-pass', most: 30, seconds: HOUR }
/** Loose: thousands of phones share one network address in Indonesia. */
const SUBMISSIONS: Rule = { name: 'submit-network', most: 600, seconds: HOUR }

/** Writing a review, and what its holder may do with it. The only room that opens the closet. */
export function createWritingRoom(
  parts: Parts,
  places: Places,
): Room<'reviewPass' | 'submitReview' | 'myReview' | 'editReview' | 'withdrawReview'> {
  const { db, clock, secrets } = parts
  const ground = { ...parts, places }
  const limits = createLimits({ clock, key: secrets.index })

  function limit(act: Counted): void {
    const wait = limits.take(act)
    if (wait !== undefined) fail('rate_limited', { retryAfterSeconds: wait })
  }

  return {
    handlers: {
      async reviewPass({ body }, { holder }) {
        const accountId = holder?.id ?? fail('unauthenticated')
        limit({ rule: PASSES, of: [accountId] })
        return givePass(parts, accountId, body)
      },
      async submitReview({ body }, { bearer, locale, address }) {
        limit({ rule: SUBMISSIONS, of: [address] })
        return submitReview(ground, bearer ?? '', body, locale)
      },
      myReview: (_input, { bearer }) => readOwnReview(parts, bearer),
      editReview: ({ body }, { bearer, locale }) => editReview(ground, bearer, body, locale),
      withdrawReview: (_input, { bearer }) => withdrawReview(parts, bearer),
    },
    tasks: {
      content: {
        'shuffle-closet': () => db.begin('content', tx => shuffleCloset(tx, clock)),
        'shuffle-recent': () => shuffleRecent(db, clock),
      },
    },
    daily: [
      { schema: 'content', kind: 'shuffle-closet', hour: 3 },
      { schema: 'content', kind: 'shuffle-recent', hour: 3 },
    ],
  }
}
