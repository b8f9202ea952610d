import type { Tx } from '#server/platform/db/db.ts'

/** `from` is the id of the company that becomes part of the listed company `into`. */
export type CompanyMerge = { from: string; into: string }

/** A room whose rows name a company. */
export type MergesCompanies = {
  /** Moves the room's rows from one company to the other, in the transaction that merges them. */
  mergeCompany(tx: Tx, merge: CompanyMerge): Promise<void>
}

/**
 * Asks every room from the right end of the staircase to the left. Rooms to the right lock more: the authorship
 * credentials must be locked before any row, or a review that is being sent and the merge would wait for each other.
 */
export const mergeIn =
  (rooms: Partial<MergesCompanies>[]) =>
  async (tx: Tx, merge: CompanyMerge): Promise<void> => {
    for (const room of rooms.toReversed()) await room.mergeCompany?.(tx, merge)
  }
