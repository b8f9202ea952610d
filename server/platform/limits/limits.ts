/** At most `most` acts in any `seconds`, for each thing that the rule is asked about. */
export type Rule = { name: string; most: number; seconds: number }
/** One act under a rule. `of` identifies who or what acts, and is hashed before it is stored; `amount` is how much the act counts, 1 by default. */
export type Counted = { rule: Rule; of: readonly (string | Buffer)[]; amount?: number }

/** Counts acts against rules: in this process (`memoryLimits`), or for all that share a database (`sharedLimits`). */
export type Limits = {
  /** Counts one act everywhere and answers undefined; where a rule is full, counts nothing and answers the seconds to wait. */
  take(...acts: Counted[]): Promise<number | undefined>
  /** The seconds until such an act would fit, or undefined when it fits now. */
  waitFor(...acts: Counted[]): Promise<number | undefined>
  /** Counts acts without asking, and says how many came before each, up to its rule's most. */
  note(...acts: Counted[]): Promise<number[]>
  forget(act: Counted): Promise<void>
  /** Drops what has run out, and says how many things are still counted. */
  sweep(): Promise<number>
}

/**
 * The limits of an installation. `here`, in the memory of each process, are those that an author's act counts against,
 * since a row of it beside the review's would say who acted together, and the loose ones of networks: a hash of an
 * address is found by trying all, and a flood must cost the database nothing.
 */
export type LimitPlaces = { everywhere: Limits; here: Limits }

/** The longest of some waits; undefined where none asks to wait. */
export function longestOf(waits: number[]): number | undefined {
  const wait = Math.max(0, ...waits)
  return wait > 0 ? wait : undefined
}
