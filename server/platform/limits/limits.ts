/** At most `most` acts in any `seconds`, for each actor or thing separately. */
export type Rule = { name: string; most: number; seconds: number }
/**
 * One act under a rule. `of` identifies the actor or thing, and is hashed before it is stored; `amount` is how much
 * the act counts, 1 by default.
 */
export type Counted = { rule: Rule; of: readonly (string | Buffer)[]; amount?: number }

/**
 * Counts acts against rules: in this process (`memoryLimits`), or for all processes that share a database
 * (`sharedLimits`).
 */
export type Limits = {
  /**
   * Counts the acts under all their rules and returns undefined; where a rule is full, counts nothing and returns the
   * seconds to wait.
   */
  take(...acts: Counted[]): Promise<number | undefined>
  /** The seconds until such an act would fit, or undefined when it fits now. */
  waitFor(...acts: Counted[]): Promise<number | undefined>
  /** Counts acts without checking, and returns how many came before each, up to its rule's maximum. */
  note(...acts: Counted[]): Promise<number[]>
  forget(act: Counted): Promise<void>
  /** Deletes what has expired, and returns how many counters remain. */
  sweep(): Promise<number>
}

/**
 * The limits of an installation. `here`, in the memory of each process, has those against which an author's act
 * counts, since a row of it next to the review's would show who acted together; and the generous ones of networks,
 * since a hash of an address is found by trying all, and a flood must cost the database nothing.
 */
export type LimitPlaces = { everywhere: Limits; here: Limits }

/** The longest of some waits; undefined where none is positive. */
export function longestOf(waits: number[]): number | undefined {
  const wait = Math.max(0, ...waits)
  return wait > 0 ? wait : undefined
}
