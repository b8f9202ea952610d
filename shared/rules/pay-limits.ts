/** Accepted range of monthly pay, in rupiah. */
export const SALARY = { min: 100_000, max: 1_000_000_000 }
/** Years in a role. */
export const MOST_YEARS = 60
/** Pay figures are rounded to multiples of so many rupiah. */
export const PAY_STEP = 100_000
