import { open, seal } from '#server/platform/crypto.ts'
import { closeSmall, openSmall, openSmalls, SMALL_BOX_BYTES } from '#server/platform/small-boxes.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { uuidAt, writeUuid } from './packed.ts'

/** Which comment a row is, as reports and readers name it, and whether readers have been shown it. */
export type CommentMark = { id: string; shown: boolean }

export const MARK_BYTES = 17
const MARK = 'pay.comment.mark'
const WORDS = 'pay.comment.words'
/** Long enough for any comment, so that the box's size says nothing. */
const WORDS_BYTES = 1280

export function closeMark(secrets: Secrets, { id, shown }: CommentMark): Buffer {
  const bytes = Buffer.alloc(MARK_BYTES)
  writeUuid(bytes, 0, id)
  bytes.writeUInt8(shown ? 1 : 0, MARK_BYTES - 1)
  return closeSmall(secrets.box, bytes, MARK)
}

export const openMark = (secrets: Secrets, mark: Buffer): CommentMark =>
  readMark(openSmall(secrets.box, mark, MARK), 0)

/** The bytes of many marks, one behind the other, whose boxes stand behind keys of so many bytes. */
export function openMarks(secrets: Secrets, rows: Buffer, keyBytes: number): Buffer {
  const stride = keyBytes + SMALL_BOX_BYTES + MARK_BYTES
  const lie = { count: rows.length / stride, from: keyBytes, stride, length: MARK_BYTES }
  return openSmalls(secrets.box, rows, lie, MARK)
}

export const readMark = (bytes: Buffer, from: number): CommentMark => ({
  id: uuidAt(bytes, from),
  shown: bytes.readUInt8(from + MARK_BYTES - 1) === 1,
})

export const closeWords = (secrets: Secrets, words: string): Buffer =>
  seal(secrets.box, words + ' '.repeat(Math.max(0, WORDS_BYTES - Buffer.byteLength(words))), WORDS)

export const openWords = (secrets: Secrets, box: Buffer): string => open(secrets.box, box, WORDS).trimEnd()
