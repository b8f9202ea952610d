import { credentialTables, purgeCredentials } from '#server/authorship/purge.ts'
import { createCityNames } from '#server/places/city-named.ts'
import type { Places } from '#server/places/places.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { givePass } from './give-pass.ts'
import { editReview } from './edit.ts'
import { readOwnReview, withdrawReview } from './my-review.ts'
import { submitReview } from './submit.ts'

const HOUR = 3600
const PASSES: Rule = { name: 'review-pass', most: 30, seconds: HOUR }
/** Loose: thousands of phones share one network address in Indonesia. */
const SUBMISSIONS: Rule = { name: 'submit-network', most: 600, seconds: HOUR }

/** Writing a review, and what its holder may do with it. The only room that uses the authorship credentials. */
export function createWritingRoom(
  parts: Parts,
  places: Places,
): Room<'reviewPass' | 'submitReview' | 'myReview' | 'editReview' | 'withdrawReview'> {
  const { db, clock, limits } = parts
  const deps = { ...parts, places, cityNames: createCityNames(places) }

  return {
    handlers: {
      async reviewPass({ body }, { holder }) {
        const accountId = holder?.id ?? fail('unauthenticated')
        orWait(await limits.here.take({ rule: PASSES, of: [accountId] }))
        return givePass(deps, accountId, body)
      },
      async submitReview({ body }, { bearer, locale, address }) {
        orWait(await limits.here.take(...inNetworks(SUBMISSIONS, address)))
        return submitReview(deps, bearer ?? '', body, locale)
      },
      myReview: (_input, { bearer }) => readOwnReview(parts, bearer),
      editReview: ({ body }, { bearer, locale }) => editReview(deps, bearer, body, locale),
      withdrawReview: (_input, { bearer }) => withdrawReview(parts, bearer),
    },
    tasks: {
      content: {
        'purge-credentials': () => db.begin('content', tx => purgeCredentials(tx, clock)),
      },
    },
    daily: [{ schema: 'content', kind: 'purge-credentials', hour: 3 }],
    rewritten: credentialTables,
  }
}
