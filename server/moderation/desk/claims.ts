import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './claim-store.ts'

/** The time that one item may need; after that a colleague may claim it. */
const CLAIM_MINUTES = 10
/**
 * In addition to the item claimed last: the one on the desk while the next is fetched ahead, and the one just decided
 * on.
 */
const OTHERS_CLAIMED = 2

/** Claims an item for this member of the team; refuses while a colleague has it. */
export async function claim(
  { db, clock }: Parts,
  staffId: string,
  subject: DeskSubject,
  id: string,
): Promise<void> {
  const now = clock.now()
  const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
  if (!(await store.insertClaim(db.content, { subject, id, staffId, now, until }))) fail('claimed')
  await store.deleteOlder(db.content, { subject, id, staffId, others: OTHERS_CLAIMED })
}

/** Releases all claims of a member who leaves the desk. */
export const releaseAll = ({ db }: Parts, staffId: string): Promise<void> =>
  store.deleteClaimsOf(db.content, staffId)

/** Deletes expired claims: who claimed what is stored no longer than it matters. */
export const forgetPastClaims = ({ db, clock }: Parts): Promise<void> =>
  store.deletePast(db.content, clock.now())
