import { findCompanyBySlug } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { listCompanyReviews } from './list.ts'
import { publishDue } from './publish.ts'
import { shuffleRecent } from './shuffle.ts'

const SLOT_HOUR = 9
const SHUFFLE_HOUR = 3

/** Reading reviews, the slot in which approved ones appear, and the nightly rewriting of rows. */
export function createReviewsRoom(parts: Parts, places: Places): Room<'companyReviews'> {
  const { db, clock } = parts
  return {
    handlers: {
      async companyReviews({ params, query }, { holder, locale, shows }) {
        const company = (await findCompanyBySlug(db.content, params.slug)) ?? fail('not_found')
        shows(`company:${company.id}`)
        return listCompanyReviews({ sql: db.content, places, locale }, company, query, holder !== undefined)
      },
    },
    tasks: {
      content: {
        'publish-due': async () => void (await db.begin('content', tx => publishDue(tx, parts))),
        'shuffle-reviews': () => db.begin('content', tx => shuffleRecent(tx, clock)),
      },
    },
    daily: [
      { schema: 'content', kind: 'publish-due', hour: SLOT_HOUR },
      { schema: 'content', kind: 'shuffle-reviews', hour: SHUFFLE_HOUR },
    ],
  }
}
