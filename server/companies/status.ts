/** Where a company stands. SQL writes the numbers out: partial indexes need literals. */
export type CompanyStatus = typeof PENDING | typeof LISTED | typeof MERGED | typeof DECLINED

/** Came with a review and waits for an editor. */
export const PENDING = 0 as const
/** Readers can find it. */
export const LISTED = 1 as const
/** Went into another one. */
const MERGED = 2 as const
/** Is no company. */
export const DECLINED = 3 as const
