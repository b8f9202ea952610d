import type { ReplyRole } from '#shared/contract/keys.ts'
import { saveReply, type ReplyRow } from '#server/reviews/reply/reply.ts'
import type { TestApp } from '../app.ts'

/** A company's reply to a review, as its owner's call sends it. */
export async function reply(
  { db, clock }: TestApp,
  reviewId: string,
  words: string,
  { role = 'human_resources', version = null }: { role?: ReplyRole; version?: string | null } = {},
): Promise<ReplyRow> {
  const reply = { role, words, version, locale: 'id' } as const
  return (await db.begin('content', tx => saveReply(tx, clock, reviewId, reply))).reply
}
