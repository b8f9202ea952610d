import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/**
 * What a waiting review is to the rule of one review a person, company and year. A `second` one, or one of a
 * fourth unlisted company, is answered, shown to its holder, read and decided as every other, so that whoever can open an
 * author's mailbox learns nothing by sending one; on the day on which it would appear it is `set-aside`.
 */
type Standing = 'first' | 'second' | 'set-aside'
/**
 * `pay`: the same of its salary, to the rule of one amount a person, company and year. `again`: figures have had an amount
 * of theirs before, so that nobody new comes with it.
 */
export type Standings = { review: Standing; pay: Standing | 'again' }

/** As long as the longest, so that the size says nothing. */
const CHARACTERS = 16
const CONTEXT = 'review.standing'

export const closeStanding = (secrets: Secrets, { review, pay }: Standings): Buffer =>
  seal(secrets.box, `${review}${pay === 'first' ? '' : ` ${pay}`}`.padEnd(CHARACTERS), CONTEXT)

export function openStanding(secrets: Secrets, closed: Buffer | null): Standings {
  const text = closed === null ? 'first' : open(secrets.box, closed, CONTEXT).trimEnd()
  const [review, pay = 'first'] = text.split(' ')
  return { review, pay } as Standings
}
