import type { DeskRow } from '#shared/contract/moderation/desk.ts'
import type { Parts } from '#server/platform/parts.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import { burstsOf } from './burst.ts'
import { findingsIn } from './findings.ts'
import { prefixesIn, similarity } from './similar.ts'
import { listWords, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'

type Flag = DeskRow<'review'>['flags'][number]
type Review = PendingRow & { id: string }

/**
 * From this similarity on a review is nearly a copy; below, two people of one company may simply have written about the
 * same things.
 */
const COPY_SIMILARITY = 0.4
/** Fewer than when a review is opened: the list is read often, and copies usually follow each other closely. */
const COMPARED = 60

export async function flagsOf({ db, secrets }: Parts, reviews: Review[]): Promise<Flag[][]> {
  const companies = [...new Set(reviews.map(review => review.company_id))]
  const [bursts, copies, officers] = await Promise.all([
    burstsOf(db.content, reviews),
    findCopies({ db }, reviews, companies),
    officerNames(db.content, companies),
  ])
  return reviews.map((review, place) => {
    const names = officers.get(review.company_id) ?? []
    const values: Record<Flag, boolean> = {
      marked: findingsIn(textsOf(review, secrets), names).length > 0,
      copy: copies.has(review.id),
      burst: bursts[place] !== null,
      resent: review.rejected_by !== null,
    }
    return (Object.keys(values) as Flag[]).filter(flag => values[flag])
  })
}

async function findCopies(
  { db }: Pick<Parts, 'db'>,
  reviews: Review[],
  companies: string[],
): Promise<Set<string>> {
  const others = (await listWords(db.content, companies, COMPARED)).map(other => ({
    ...other,
    prefixes: prefixesIn(other),
  }))
  const ofCompany = Map.groupBy(others, other => other.company_id)
  const isCopy = (review: Review) => {
    const prefixes = prefixesIn(review)
    return ofCompany
      .get(review.company_id)
      ?.some(other => other.id !== review.id && similarity(prefixes, other.prefixes) >= COPY_SIMILARITY)
  }
  return new Set(reviews.filter(isCopy).map(({ id }) => id))
}
