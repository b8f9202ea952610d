import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { readPermits, writePermits, type PayPermit, type WrittenPermit } from './pay-permit.ts'

/**
 * What a pass knows of its person, encrypted so that its row discloses as little as the review's. `unlisted`: the
 * tags of which its submission takes one. `pay`: the years whose pay its submission may give.
 */
export type PassFact = { second: boolean; unlisted: Buffer[]; pay: PayPermit[] }

/** How many companies that are not listed yet an account may write about in a year. */
export const MOST_UNLISTED = 3
/** All of it is padded to this size, so that the length discloses nothing. */
const CHARACTERS = 256
const CONTEXT = 'review_pass.fact'

type Written = { second: boolean; unlisted: string[]; pay: WrittenPermit[] }

export function closeFact(secrets: Secrets, { second, unlisted, pay }: PassFact): Buffer {
  const written: Written = {
    second,
    unlisted: unlisted.map(tag => tag.toString('base64url')),
    pay: writePermits(pay),
  }
  return seal(secrets.box, JSON.stringify(written).padEnd(CHARACTERS), CONTEXT)
}

export function openFact(secrets: Secrets, closed: Buffer): PassFact {
  const { second, unlisted, pay } = JSON.parse(open(secrets.box, closed, CONTEXT)) as Written
  return { second, unlisted: unlisted.map(tag => Buffer.from(tag, 'base64url')), pay: readPermits(pay) }
}
