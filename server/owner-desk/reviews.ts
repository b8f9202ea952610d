import type { OwnerReview, OwnReply } from '#shared/contract/owner-desk/owner-desk.ts'
import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { hidingsOf, type HidingRow } from '#server/moderation/hidings/hidings.ts'
import { noteOwnersAct } from '#server/moderation/history.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import type { Places } from '#server/places/places.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { readReview } from '#server/reviews/read-review.ts'
import { countByReply, listByReply } from '#server/reviews/reply/by-reply.ts'
import { removeReply, repliesTo, saveReply, type ReplyRow } from '#server/reviews/reply/reply.ts'

export type Deps = Pick<Parts, 'db' | 'clock'> & { places: Places }

/** The owner's reviews: each exactly as a signed-in reader sees it, together with what the company did about it. */
export async function listOwnerReviews(
  { db, places }: Deps,
  { company }: ActingOwner,
  query: HandlerInput<'ownerReviews'>['query'],
  { locale }: Context,
): Promise<Sent<'ownerReviews'>> {
  const deps = { sql: db.content, places, locale }
  const [{ reviews, page }, counts] = await Promise.all([
    listByReply(deps, company, query),
    countByReply(db.content, company.id),
  ])
  return { reviews: await withOwn({ db }, reviews), page, counts }
}

/** One of them; `not_found` if it is another company's, or readers do not see it. */
export async function readOwnerReview(
  { db, places }: Deps,
  { company }: ActingOwner,
  id: string,
  { locale }: Context,
): Promise<OwnerReview> {
  const { review, companyId } = await readReview({ sql: db.content, places, locale }, id, true)
  if (!review || companyId !== company.id) return fail('not_found')
  const [own = fail('not_found')] = await withOwn({ db }, [review])
  return own
}

/** Applies an act to a review of the owner's company, and returns the review afterwards. */
export async function changeOwnerReview(
  deps: Deps,
  owner: ActingOwner,
  id: string,
  context: Context,
  act: () => Promise<void>,
): Promise<OwnerReview> {
  await readOwnerReview(deps, owner, id, context)
  await act()
  return readOwnerReview(deps, owner, id, context)
}

/** Writes the company's reply, or replaces it; identical words change nothing. */
export const saveOwnReply = (
  deps: Deps,
  owner: ActingOwner,
  id: string,
  { text: words, role, version }: HandlerInput<'saveReply'>['body'],
  context: Context,
): Promise<OwnerReview> =>
  changeOwnerReview(deps, owner, id, context, () =>
    deps.db.begin('content', async tx => {
      const { locale } = context
      const said = { words, role, locale, version: version ?? null }
      const { isNew } = await saveReply(tx, deps.clock, id, said)
      const act = version ? 'reply_changed' : 'reply_written'
      if (isNew) await noteOwnersAct(tx, deps.clock, owner, { subject: 'review', subject_id: id, act })
    }),
  )

export const removeOwnReply = (
  deps: Deps,
  owner: ActingOwner,
  id: string,
  version: string,
  context: Context,
): Promise<OwnerReview> =>
  changeOwnerReview(deps, owner, id, context, () =>
    deps.db.begin('content', async tx => {
      if (!(await removeReply(tx, id, version))) return
      const act = 'reply_removed'
      await noteOwnersAct(tx, deps.clock, owner, { subject: 'review', subject_id: id, act })
    }),
  )

async function withOwn({ db }: Pick<Parts, 'db'>, reviews: PublicReview[]): Promise<OwnerReview[]> {
  const ids = reviews.map(({ id }) => id)
  const [replies, hidings] = await Promise.all([repliesTo(db.content, ids), hidingsOf(db.content, ids)])
  return reviews.map(review => ({
    review,
    reply: presentOwn(replies.get(review.id)),
    hiding: presentHiding(hidings.get(review.id)),
  }))
}

function presentOwn(row: ReplyRow | undefined): OwnReply | null {
  if (!row) return null
  const { state, role, words, locale, version, first_on, guideline, removed_for, note } = row
  return { state, role, words, locale, version, month: first_on.slice(0, 7), guideline, removed_for, note }
}

export const presentHiding = (row: HidingRow | undefined): OwnerReview['hiding'] =>
  row ? { state: row.state, guideline: row.guideline, until: row.ends_on } : null
