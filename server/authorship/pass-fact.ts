import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { readLeaves, writeLeaves, type PayLeave, type WrittenLeave } from './pay-permit.ts'

/**
 * What a pass knows of its person, closed so that its row says as little as the review's. `unlisted`: the tags of which
 * its submission takes one. `pay`: the years of which its submission may tell the pay.
 */
export type PassFact = { second: boolean; unlisted: Buffer[]; pay: PayLeave[] }

/** Accounts may write about so many companies a year that are not listed yet. */
export const MOST_UNLISTED = 3
/** Room for all of it, so that the size says nothing. */
const CHARACTERS = 256
const CONTEXT = 'review_pass.fact'

type Written = { second: boolean; unlisted: string[]; pay: WrittenLeave[] }

export function closeFact(secrets: Secrets, { second, unlisted, pay }: PassFact): Buffer {
  const written: Written = {
    second,
    unlisted: unlisted.map(tag => tag.toString('base64url')),
    pay: writeLeaves(pay),
  }
  return seal(secrets.box, JSON.stringify(written).padEnd(CHARACTERS), CONTEXT)
}

export function openFact(secrets: Secrets, closed: Buffer): PassFact {
  const { second, unlisted, pay } = JSON.parse(open(secrets.box, closed, CONTEXT)) as Written
  return { second, unlisted: unlisted.map(tag => Buffer.from(tag, 'base64url')), pay: readLeaves(pay) }
}
