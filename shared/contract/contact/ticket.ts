/** The public number of an inquiry. */
export const ticketOf = (id: string): string => `KJ-${id.slice(0, 8).toUpperCase()}`
