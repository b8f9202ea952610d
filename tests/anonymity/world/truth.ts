/** Facts that only the simulation knows: who wrote what, and which values must not be found. */
export type Truth = {
  /** The author's account of a review. */
  author: Map<string, string>
  /** The review that a raffle entry came with, by the entry's public number. */
  entry: Map<string, string>
  /** The review that a salary came with, by the salary's key. */
  salary: Map<string, string>
  /** The account whose pay a row of any store is, by the row's key or id. */
  payer: Map<string, string>
  /** The salary's row of the same person, by the row for roles or the comment. */
  twin: Map<string, string>
  /** The account that sent an application. */
  applicant: Map<string, string>
  /** The account that wrote a question or an answer. */
  asker: Map<string, string>
  /** All amounts of pay. */
  amounts: Set<number>
  /** Time of an author's last action on a review or an amount. */
  acted: Map<string, number>
  /** Time at which a review was written. */
  written: Map<string, number>
  /** Manage codes, which must not be stored anywhere. */
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
