/** Id of a province's row in the table, the target of the map's links. */
export const rowId = (code: string): string => `p${code}`
