import type { HandlerInput } from '#shared/contract/contract.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { noteOwnersAct } from '#server/moderation/history.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts } from '#server/platform/parts.ts'
import { removeReply, saveReply } from '#server/reviews/reply/reply.ts'

/** The company says something to a review, or says it anew. */
export async function answer(
  { db, clock }: Parts,
  owner: ActingOwner,
  id: string,
  { text: words, role, version }: HandlerInput<'saveReply'>['body'],
  { locale }: Context,
): Promise<void> {
  await db.begin('content', async tx => {
    const { isNew } = await saveReply(tx, clock, id, { words, role, locale, version: version ?? null })
    const act = version ? 'reply_changed' : 'reply_written'
    if (isNew) await noteOwnersAct(tx, clock, owner, { subject: 'review', subject_id: id, act })
  })
}

/** The company takes its reply back. */
export async function takeBack(
  { db, clock }: Parts,
  owner: ActingOwner,
  id: string,
  version: string,
): Promise<void> {
  await db.begin('content', async tx => {
    if (await removeReply(tx, id, version))
      await noteOwnersAct(tx, clock, owner, { subject: 'review', subject_id: id, act: 'reply_removed' })
  })
}
