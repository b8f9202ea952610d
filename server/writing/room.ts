import { shuffleCloset, shuffleRecent } from '#server/authorship/shuffle.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { givePass } from './give-pass.ts'
import { editReview } from './edit.ts'
import { readOwnReview, withdrawReview } from './my-review.ts'
import { submitReview } from './submit.ts'

/** Writing a review, and what its holder may do with it. The only room that opens the closet. */
export function createWritingRoom(
  parts: Parts,
  places: Places,
): Room<'reviewPass' | 'submitReview' | 'myReview' | 'editReview' | 'withdrawReview'> {
  const { db, clock } = parts
  const ground = { ...parts, places }
  return {
    handlers: {
      reviewPass: ({ body }, { holder }) => givePass(parts, holder?.id ?? fail('unauthenticated'), body),
      submitReview: ({ body }, { bearer, locale }) => submitReview(ground, bearer ?? '', body, locale),
      myReview: (_input, { bearer }) => readOwnReview(parts, bearer),
      editReview: ({ body }, { bearer, locale }) => editReview(ground, bearer, body, locale),
      withdrawReview: (_input, { bearer }) => withdrawReview(parts, bearer),
    },
    tasks: {
      content: {
        'shuffle-closet': () => db.begin('content', tx => shuffleCloset(tx, clock)),
        'shuffle-recent': () => db.begin('content', tx => shuffleRecent(tx, clock)),
      },
    },
    daily: [
      { schema: 'content', kind: 'shuffle-closet', hour: 3 },
      { schema: 'content', kind: 'shuffle-recent', hour: 3 },
    ],
  }
}
