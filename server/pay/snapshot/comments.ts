import { randomInt } from 'node:crypto'
import type { Tx } from '#server/platform/db/db.ts'
import { SEAL_BYTES } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { closeMark, MARK_BYTES, openMarks, openWords, readMark, type CommentMark } from '../comment-box.ts'
import { KEY_BYTES, pieces } from './chunks.ts'
import { findWords, insertShown, putMark } from './store.ts'

/** A company's new comments appear this many at a time: readers would know when a single one was given. */
const LEAST_NEW = 3
const MOST_PLACES = 2 ** 31 - 1

export type Mark = CommentMark & { key: Buffer; company_id: string }

export function readMarks(secrets: Secrets, companies: { company_id: string; rows: Buffer }[]): Mark[][] {
  const bytes = openMarks(secrets, Buffer.concat(companies.map(({ rows }) => rows)), KEY_BYTES)
  let read = 0
  return companies.map(({ company_id, rows }) =>
    pieces(rows, KEY_BYTES + SEAL_BYTES + MARK_BYTES).map(row => ({
      key: row.subarray(0, KEY_BYTES),
      company_id,
      ...readMark(bytes, (read += 1) * MARK_BYTES - MARK_BYTES),
    })),
  )
}

/** The comments that readers are shown from now on. */
export function newlyShown(marks: Mark[]): Mark[] {
  const waiting = marks.filter(({ shown }) => !shown)
  return waiting.length < LEAST_NEW ? [] : waiting
}

/**
 * Publishes comments at random positions among the shown ones; skips any that was withdrawn since the snapshot was
 * read.
 */
export async function showComments(tx: Tx, secrets: Secrets, marks: Mark[]): Promise<void> {
  for (const { key, id, company_id } of marks) {
    const words = await findWords(tx, key)
    if (!words) continue
    await putMark(tx, key, closeMark(secrets, { id, shown: true }))
    await insertShown(tx, { id, company_id, place: randomInt(MOST_PLACES), words: openWords(secrets, words) })
  }
}
