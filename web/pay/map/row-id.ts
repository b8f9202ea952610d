/** Where a province stands in the table; the map leads there. */
export const rowId = (code: string): string => `p${code}`
