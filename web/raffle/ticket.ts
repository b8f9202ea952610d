/** Values that the browser stores between blinding a token and receiving its signature. */
export type BlindingSecret = { month: string; key: { n: string; e: string }; token: string; inverse: string }

/** A token with the signature of its month's key; `key` is the modulus of that key. */
export type Ticket = { month: string; token: string; signature: string; key: string }
