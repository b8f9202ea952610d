import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/**
 * What a waiting review is to the rule of one review a person, company and year. A `second` one, or one of a
 * fourth unlisted company, is answered, shown to its holder, read and decided as every other, so that whoever can open an
 * author's mailbox learns nothing by sending one; on the day on which it would appear it is `set-aside`.
 */
export type Standing = 'first' | 'second' | 'set-aside'

/** As long as the longest, so that the size says nothing. */
const CHARACTERS = 16
const CONTEXT = 'review.standing'

export const closeStanding = (secrets: Secrets, standing: Standing): Buffer =>
  seal(secrets.box, standing.padEnd(CHARACTERS), CONTEXT)

export const openStanding = (secrets: Secrets, closed: Buffer | null): Standing =>
  closed === null ? 'first' : (open(secrets.box, closed, CONTEXT).trimEnd() as Standing)
