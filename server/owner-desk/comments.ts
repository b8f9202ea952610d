import type { OwnerComment } from '#shared/contract/owner-desk/owner-desk.ts'
import { hidingsOf } from '#server/moderation/hidings/hidings.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { listCommentsOf } from '#server/pay/comments.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { presentHiding } from './reviews.ts'

/** The salary comments of the owner's company as readers see them, and which of them it hid. */
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

/** Applies an act to a comment on the pay of the owner's company, and returns the comment afterwards. */
export async function changeOwnerComment(
  parts: Pick<Parts, 'db'>,
  owner: ActingOwner,
  id: string,
  act: () => Promise<void>,
): Promise<OwnerComment> {
  await readOwnerComment(parts, owner, id)
  await act()
  return readOwnerComment(parts, owner, id)
}

async function readOwnerComment(
  parts: Pick<Parts, 'db'>,
  owner: ActingOwner,
  id: string,
): Promise<OwnerComment> {
  return (await listOwnerComments(parts, owner)).find(comment => comment.id === id) ?? fail('not_found')
}
