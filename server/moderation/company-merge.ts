import type { Tx } from '#server/platform/db/db.ts'

/** `from` is the id of the company that becomes part of the listed company `into`. */
export type CompanyMerge = { from: string; into: string }

/** A room whose rows name a company. */
export type MergesCompanies = {
  /** Locks that must be held before any room changes a row. */
  lockForMerge?(tx: Tx): Promise<void>
  /** Moves the room's rows from one company to the other, in the transaction that merges them. */
  mergeCompany(tx: Tx, merge: CompanyMerge): Promise<void>
}

/** Asks every room, from the left end of the staircase to the right: the companies' rows are locked before the figures. */
export const mergeIn =
  (rooms: Partial<MergesCompanies>[]) =>
  async (tx: Tx, merge: CompanyMerge): Promise<void> => {
    for (const room of rooms) await room.lockForMerge?.(tx)
    for (const room of rooms) await room.mergeCompany?.(tx, merge)
  }
