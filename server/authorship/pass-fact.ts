import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { TAG_BYTES } from './keys.ts'

/** What a pass knows of its person, closed so that its row says as little as the review's. `unlisted`: the tags of which its submission takes one. */
export type PassFact = { second: boolean; unlisted: Buffer[] }

/** Accounts may write about so many companies a year that are not listed yet. */
export const MOST_UNLISTED = 3
const CHARACTERS = 1 + MOST_UNLISTED * TAG_BYTES * 2
const CONTEXT = 'review_pass.fact'

/** As long as the longest, so that the size says nothing. */
export function closeFact(secrets: Secrets, { second, unlisted }: PassFact): Buffer {
  const text = `${second ? 2 : 1}${Buffer.concat(unlisted).toString('hex')}`
  return seal(secrets.box, text.padEnd(CHARACTERS), CONTEXT)
}

/** Null: of a pass from before facts were closed. */
export function openFact(secrets: Secrets, closed: Buffer | null): PassFact {
  if (closed === null) return { second: false, unlisted: [] }
  const text = open(secrets.box, closed, CONTEXT).trimEnd()
  const tags = Buffer.from(text.slice(1), 'hex')
  const unlisted = Array.from({ length: tags.length / TAG_BYTES }, (_, nth) =>
    tags.subarray(nth * TAG_BYTES, (nth + 1) * TAG_BYTES),
  )
  return { second: text.startsWith('2'), unlisted }
}
