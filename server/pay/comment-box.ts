import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openRow, openRows, sealRow, uuidAt, writeUuid } from './packing.ts'

/** The id of a comment, as reports and readers name it, and whether readers have been shown it. */
export type CommentMark = { id: string; shown: boolean }

export const MARK_BYTES = 17
const MARK = 'pay.comment.mark'
const WORDS = 'pay.comment.words'
/** Padded to fit any comment, so that the size of the encrypted value discloses nothing. */
const WORDS_BYTES = 1280

export function closeMark(secrets: Secrets, { id, shown }: CommentMark): Buffer {
  const bytes = Buffer.alloc(MARK_BYTES)
  writeUuid(bytes, 0, id)
  bytes.writeUInt8(shown ? 1 : 0, MARK_BYTES - 1)
  return sealRow(secrets, bytes, MARK)
}

export const openMark = (secrets: Secrets, mark: Buffer): CommentMark =>
  readMark(openRow(secrets, mark, MARK), 0)

/**
 * Decrypts many marks. `bytes` is concatenated rows: a key of `keyBytes`, then an encrypted mark. Returns the
 * concatenated plain marks.
 */
export const openMarks = (secrets: Secrets, bytes: Buffer, keyBytes: number): Buffer =>
  openRows(secrets, { bytes, keyBytes, textBytes: MARK_BYTES }, MARK)

export const readMark = (bytes: Buffer, from: number): CommentMark => ({
  id: uuidAt(bytes, from),
  shown: bytes.readUInt8(from + MARK_BYTES - 1) === 1,
})

export const closeWords = (secrets: Secrets, words: string): Buffer =>
  seal(secrets.box, words + ' '.repeat(Math.max(0, WORDS_BYTES - Buffer.byteLength(words))), WORDS)

export const openWords = (secrets: Secrets, box: Buffer): string => open(secrets.box, box, WORDS).trimEnd()
