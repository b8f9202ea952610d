import type { FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { HiddenComment } from '#shared/contract/pay/pay-parts.ts'
import { findListedBySlug } from '#server/companies/find.ts'
import { closeHidings, hidingsOf, noteHiding, type Hidden } from '#server/moderation/hidings/hidings.ts'
import type { OwnsContent } from '#server/moderation/takedown.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changed, type Queryable, type Tx } from '#server/platform/db/db.ts'
import { listCells } from './figure-store.ts'
import { listComments, listContent, lockComment, moveComment, type ShownComment } from './store.ts'

type PublicComment = CompanySalaries['comments'][number]

/**
 * The team removes a comment's words: readers see a stub, and figures still count the amount. False if it is neither
 * shown, hidden nor examined.
 */
async function removeComment(tx: Tx, id: string, removedFor?: 'law'): Promise<boolean> {
  if (await move(tx, id, { from: 'shown', to: 'removed', removedFor })) return true
  if (await move(tx, id, { from: 'removed', to: 'removed', removedFor })) return true
  if (!(await move(tx, id, { from: 'hidden', to: 'removed', removedFor }))) return false
  await closeHidings(tx, [id], 'upheld')
  return true
}

/** How the team takes a comment down, examines it, and shows it again after a refused request. */
export const commentTakedown: OwnsContent['takedowns'] = {
  salary_comment: {
    lock: lockComment,
    takeDown: (tx, { id }, { guideline }) => removeComment(tx, id, guideline === null ? 'law' : undefined),
    examine: async (tx, { id }) =>
      (await move(tx, id, { from: 'shown', to: 'removed', removedFor: 'request' })) !== undefined,
    bringBack: async (tx, { id }) => (await move(tx, id, { from: 'removed', to: 'shown' })) !== undefined,
    acts: { removed: 'comment_removed' },
  },
}

/** Its company hides it until the team decides. False if readers do not see it. */
export async function hideComment(
  tx: Tx,
  clock: Clock,
  id: string,
  hiding: Omit<Hidden, 'subject' | 'subject_id' | 'company_id'>,
): Promise<boolean> {
  const company_id = await move(tx, id, { from: 'shown', to: 'hidden' })
  if (!company_id) return false
  await noteHiding(tx, clock, { ...hiding, subject: 'salary_comment', subject_id: id, company_id })
  return true
}

/** Shows it again. False if it is not hidden. */
export async function unhideComment(tx: Tx, id: string): Promise<boolean> {
  if (!(await move(tx, id, { from: 'hidden', to: 'shown' }))) return false
  await closeHidings(tx, [id], 'returned')
  return true
}

/** A company's comments as readers see them: none while none of its pay is shown. */
export async function listCommentsOf(sql: Queryable, companyId: string): Promise<PublicComment[]> {
  const [cells, comments] = await Promise.all([listCells(sql, companyId), listComments(sql, companyId, null)])
  return cells.length > 0 ? presentComments(sql, comments) : []
}

/**
 * What can be taken down from the page of a company's pay: its comments as readers see them; while none of its pay is
 * shown, only examined ones, which wait for a decision.
 */
export async function commentsOfPage(sql: Queryable, slug: string): Promise<FoundContent[]> {
  const company = await findListedBySlug(sql, slug)
  if (!company) return []
  const [shown, all] = await Promise.all([listCommentsOf(sql, company.id), listContent(sql, company.id)])
  return shown.length > 0 ? all : all.filter(({ examined }) => examined)
}

export async function presentComments(sql: Queryable, comments: ShownComment[]): Promise<PublicComment[]> {
  const silent = comments.filter(({ state }) => state === 'hidden').map(({ id }) => id)
  const hidden = await hiddenOf(sql, silent)
  return comments.map(({ id, words, state, removed_for }) => ({
    id,
    words,
    stub: state === 'shown' ? null : state === 'hidden' ? 'owner' : (removed_for ?? 'team'),
    hidden: hidden.get(id) ?? null,
  }))
}

/** The comments that their company currently hides, by id, with the reason. */
export async function hiddenOf(sql: Queryable, ids: string[]): Promise<Map<string, HiddenComment>> {
  if (ids.length === 0) return new Map()
  const open = [...(await hidingsOf(sql, ids)).values()].filter(({ state }) => state === 'open')
  return new Map(
    open.map(({ subject_id, guideline, ends_on }) => [subject_id, { guideline, until: ends_on }]),
  )
}

async function move(tx: Tx, id: string, by: Parameters<typeof moveComment>[2]): Promise<string | undefined> {
  const company = await moveComment(tx, id, by)
  if (company) changed(`company:${company}`)
  return company
}
