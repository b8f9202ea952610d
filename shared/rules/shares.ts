/** Below so many answers a share is written as a count: one answer more would move it by a tenth and more. */
export const FEWEST_FOR_SHARES = 10
