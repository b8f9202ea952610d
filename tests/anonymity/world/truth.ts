/** What only the script knows: who wrote what, and what must be found nowhere. */
export type Truth = {
  /** The author's account of a review. */
  author: Map<string, string>
  /** The review that a raffle entry came with, by the entry's public number. */
  entry: Map<string, string>
  /** The review that a salary came with, by the salary's key. */
  salary: Map<string, string>
  /** When an author last did anything to a review. */
  acted: Map<string, number>
  /** When it was written. */
  written: Map<string, number>
  /** Manage codes: they stand nowhere. */
  codes: string[]
}

export const newTruth = (): Truth => ({
  author: new Map(),
  entry: new Map(),
  salary: new Map(),
  acted: new Map(),
  written: new Map(),
  codes: [],
})
