import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/**
 * Whether a waiting review is a duplicate by the rule of one review a person, company and year. A `second` one is
 * answered, shown to its holder, read and decided on like every other, so that someone
 * who can open an author's mailbox learns nothing by sending one; on the day on which it would appear it becomes
 * `set-aside`.
 */
type ReviewPlace = 'first' | 'second' | 'set-aside'
/**
 * `pay`: the same for its salary, by the rule of one amount a person, company and year. `again`: figures have included
 * an amount of this person before, so this one does not count as a new person. `none`: no amount has come with it yet.
 */
export type DuplicateMark = { review: ReviewPlace; pay: ReviewPlace | 'again' | 'none' }

/** Padded to the longest text, so that the size of the encrypted value discloses nothing. */
const CHARACTERS = 16
const CONTEXT = 'review.duplicate-mark'

export const sealDuplicateMark = (secrets: Secrets, { review, pay }: DuplicateMark): Buffer =>
  seal(secrets.box, `${review}${pay === 'first' ? '' : ` ${pay}`}`.padEnd(CHARACTERS), CONTEXT)

export function openDuplicateMark(secrets: Secrets, closed: Buffer | null): DuplicateMark {
  const text = closed === null ? 'first' : open(secrets.box, closed, CONTEXT).trimEnd()
  const [review, pay = 'first'] = text.split(' ')
  return { review, pay } as DuplicateMark
}
