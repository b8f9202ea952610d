/** With fewer answers a count is shown in place of a share, because one more answer would move the share by about a tenth or more. */
export const FEWEST_FOR_SHARES = 10
