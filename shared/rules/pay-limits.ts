/** What pay for a month may be at all, in rupiah. */
export const SALARY = { min: 100_000, max: 1_000_000_000 }
/** Years in a role. */
export const MOST_YEARS = 60
/** Figures of pay are told in steps of so many rupiah. */
export const PAY_STEP = 100_000
