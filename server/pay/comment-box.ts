import { open, seal, sealBytes } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { writeUuid } from './packed.ts'

/** Which comment a row is, as reports and readers name it, and whether readers have been shown it. */
export type CommentMark = { id: string; shown: boolean }

const MARK = 'pay.comment.mark'
const WORDS = 'pay.comment.words'
/** Long enough for any comment, so that the box's size says nothing. */
const WORDS_BYTES = 1280

export function closeMark(secrets: Secrets, { id, shown }: CommentMark): Buffer {
  const bytes = Buffer.alloc(17)
  writeUuid(bytes, 0, id)
  bytes.writeUInt8(shown ? 1 : 0, 16)
  return sealBytes(secrets.box, bytes, MARK)
}

export const closeWords = (secrets: Secrets, words: string): Buffer =>
  seal(secrets.box, words + ' '.repeat(Math.max(0, WORDS_BYTES - Buffer.byteLength(words))), WORDS)

export const openWords = (secrets: Secrets, box: Buffer): string => open(secrets.box, box, WORDS).trimEnd()
