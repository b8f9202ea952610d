/** The number by which a letter to us is spoken of. */
export const ticketOf = (id: string): string => `KJ-${id.slice(0, 8).toUpperCase()}`
