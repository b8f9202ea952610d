import { changed, type Tx } from '#server/platform/db/db.ts'
import { moveComment } from './store.ts'

/** The team takes a comment's words away: a stub stands for them, and figures keep counting. False where it is not shown. */
export async function removeComment(tx: Tx, id: string): Promise<boolean> {
  const company = await moveComment(tx, id, 'shown', 'removed')
  if (company) changed(`company:${company}`)
  return company !== undefined
}
