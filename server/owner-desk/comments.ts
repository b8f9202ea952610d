import type { OwnerComment } from '#shared/contract/owner-desk/owner-desk.ts'
import { hidingsOf } from '#server/moderation/hidings/hidings.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { listCommentsOf } from '#server/pay/comments.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { presentHiding } from './reviews.ts'

/** The salary comments of the owner's company as readers see them, and what it hid of them. */
export async function listOwnerComments(
  { db }: Pick<Parts, 'db'>,
  { company }: ActingOwner,
): Promise<OwnerComment[]> {
  const comments = await listCommentsOf(db.content, company.id)
  const hidings = await hidingsOf(
    db.content,
    comments.map(({ id }) => id),
  )
  return comments.map(comment => ({ ...comment, hiding: presentHiding(hidings.get(comment.id)) }))
}

export async function readOwnerComment(
  parts: Pick<Parts, 'db'>,
  owner: ActingOwner,
  id: string,
): Promise<OwnerComment> {
  return (await listOwnerComments(parts, owner)).find(comment => comment.id === id) ?? fail('not_found')
}
