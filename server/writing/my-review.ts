import type { OwnReview } from '#shared/contract/writing.ts'
import { salaryKey } from '#server/authorship/keys.ts'
import { allowRewriting, holdCloset, mayRewrite } from '#server/authorship/pass.ts'
import { getCompany } from '#server/companies/find.ts'
import { LISTED, PENDING } from '#server/companies/status.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { getByCode } from './by-code.ts'
import { draftOf } from './draft.ts'
import { deleteSalary, eraseWords, type OwnRow } from './store.ts'

type Ground = Pick<Parts, 'db' | 'secrets' | 'clock'>

/** What the holder of a manage code sees of the review, and of what became of it. */
export async function readOwnReview(ground: Ground, code: string | undefined): Promise<OwnReview> {
  const { db, secrets } = ground
  const row = await getByCode(db.content, secrets, code)
  const { slug, name, status } = await getCompany(db.content, row.company_id)
  const withdrawn = row.state === 'withdrawn'
  return {
    company: { slug, name, pending: status === PENDING },
    state: row.state,
    guideline: row.guideline,
    note: row.note,
    headline: withdrawn ? null : row.headline,
    likes: row.likes,
    dislikes: row.dislikes,
    advice: row.advice,
    published_month: row.published_on?.slice(0, 7) ?? null,
    review_id: row.state === 'published' ? row.id : null,
    rewritable:
      status === LISTED &&
      !isRemoved(row) &&
      (await mayRewrite(db.content, ground, code as string, row.guard_year)),
    draft: row.state === 'pending' || row.state === 'rejected' ? draftOf(secrets, row) : null,
  }
}

/** What the team removed has no second try this year; withdrawn afterwards it keeps its guideline. */
const isRemoved = ({ state, guideline }: Pick<OwnRow, 'state' | 'guideline'>): boolean =>
  state === 'removed' || (state === 'withdrawn' && guideline !== null)

/** Erases a review's words and salary, wherever it stands; the answer's pass allows to write it anew this year. */
export async function withdrawReview(
  ground: Ground,
  code: string | undefined,
): Promise<{ state: 'withdrawn'; pass: string | null }> {
  const { db, secrets } = ground
  const row = await getByCode(db.content, secrets, code)
  const key = code as string
  const pass = await db.begin('content', async tx => {
    // Before the review, as a merge takes them.
    await holdCloset(tx)
    const moved = await moveReview(tx, row.id, { to: 'withdrawn' })
    if (moved) {
      await eraseWords(tx, row.id)
      await deleteSalary(tx, salaryKey(secrets, key))
    }
    const now = await getByCode(tx, secrets, code)
    if (now.state !== 'withdrawn') fail('conflict')
    return !isRemoved(now)
      ? allowRewriting(tx, ground, key, { companyId: now.company_id, year: now.guard_year })
      : null
  })
  return { state: 'withdrawn', pass }
}
