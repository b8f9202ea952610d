/** The fewest counted reviews, or answers, from which a figure is shown. */
export const FLOOR = 3
