/** What only the script knows: who wrote what, and what must be found nowhere. */
export type Truth = {
  /** The author's account of a review. */
  author: Map<string, string>
  /** The review that a raffle entry came with, by the entry's public number. */
  entry: Map<string, string>
  /** The review that a salary came with, by the salary's key. */
  salary: Map<string, string>
  /** Whose pay a row of any of its stores is, by the row's key or id. */
  payer: Map<string, string>
  /** The salary's row of the person whose row for roles, or whose comment, it is. */
  twin: Map<string, string>
  /** The account of whoever sent an application. */
  applicant: Map<string, string>
  /** The account of whoever asked or answered. */
  asker: Map<string, string>
  /** What they earn. */
  amounts: Set<number>
  /** When an author last did anything to a review, or to an amount. */
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
  payer: new Map(),
  twin: new Map(),
  applicant: new Map(),
  asker: new Map(),
  amounts: new Set(),
  acted: new Map(),
  written: new Map(),
  codes: [],
})
