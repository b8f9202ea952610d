import { open, openBytes, SEAL_BYTES, seal, sealBytes } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { uuidAt, writeUuid } from './packed.ts'

/** Which comment a row is, as reports and readers name it, and whether readers have been shown it. */
export type CommentMark = { id: string; shown: boolean }

const MARK_PLAIN_BYTES = 17
export const MARK_BYTES = SEAL_BYTES + MARK_PLAIN_BYTES

const MARK = 'pay.comment.mark'
const WORDS = 'pay.comment.words'
/** Long enough for any comment, so that the box's size says nothing. */
const WORDS_BYTES = 1280

export function closeMark(secrets: Secrets, { id, shown }: CommentMark): Buffer {
  const bytes = Buffer.alloc(MARK_PLAIN_BYTES)
  writeUuid(bytes, 0, id)
  bytes.writeUInt8(shown ? 1 : 0, 16)
  return sealBytes(secrets.box, bytes, MARK)
}

export function openMark(secrets: Secrets, mark: Buffer): CommentMark {
  const bytes = openBytes(secrets.box, mark, MARK)
  return { id: uuidAt(bytes, 0), shown: bytes.readUInt8(16) === 1 }
}

export const closeWords = (secrets: Secrets, words: string): Buffer =>
  seal(secrets.box, words + ' '.repeat(Math.max(0, WORDS_BYTES - Buffer.byteLength(words))), WORDS)

export const openWords = (secrets: Secrets, box: Buffer): string => open(secrets.box, box, WORDS).trimEnd()
