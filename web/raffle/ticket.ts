/** What stays in this browser between blinding a token and its signature. */
export type Kept = { month: string; key: { n: string; e: string }; token: string; inverse: string }

/** A token with the signature of its month's key; `key` is that key's modulus. */
export type Ticket = { month: string; token: string; signature: string; key: string }
