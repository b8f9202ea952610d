// Apart from the schemas, so that no browser gets their library.

/** So many files prove a claim at most. */
export const MOST_CLAIM_FILES = 5
