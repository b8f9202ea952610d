/** Where a company stands; 2 is merged into another, 3 declined. SQL writes the numbers out: partial indexes need literals. */
export type CompanyStatus = typeof PENDING | typeof LISTED | 2 | 3

/** Came with a review and waits for an editor. */
export const PENDING = 0 as const
/** Readers can find it. */
export const LISTED = 1 as const
