import type { OwnerAct } from '#shared/contract/keys.ts'
import { getOwner, type ActingOwner } from '#server/owners/owner.ts'
import type { Places } from '#server/places/places.ts'
import type { Context } from '#server/platform/http/api.ts'
import { orWait, fail } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { sendDigests } from './digest.ts'
import { hide, unhide, type Hideable } from './hide.ts'
import { forgetMessage, passOn } from './message.ts'
import { listOwnerReviews, readOwnerReview, presentHiding } from './reviews.ts'
import type { OwnerComment } from '#shared/contract/owner-desk/owner-desk.ts'
import { hidingsOf } from '#server/moderation/hidings/hidings.ts'
import { listCommentsOf } from '#server/pay/comments.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import { noteOwnersAct } from '#server/moderation/history.ts'
import { removeReply, saveReply } from '#server/reviews/reply/reply.ts'

type Names =
  | 'ownerReviews'
  | 'ownerReview'
  | 'saveReply'
  | 'removeReply'
  | 'hideReview'
  | 'unhideReview'
  | 'ownerComments'
  | 'hideComment'
  | 'unhideComment'
  | 'companyMessage'

const HOUR = 3600
const REPLIES: Rule = { name: 'owner-replies', most: 60, seconds: HOUR }
const HIDINGS: Rule = { name: 'owner-hidings', most: 20, seconds: 24 * HOUR }
const DIGEST_HOUR = 8

/**
 * Companies' replies to reviews, hidings, and mails to companies: the weekly number of reviews, and readers' messages.
 */
export function createOwnerDeskRoom(parts: Parts, places: Places): Room<Names> {
  const deps = { ...parts, places }

  /** The owner who may act; rate-limited before anything is looked up. */
  async function acting(context: Context, act: OwnerAct, rule: Rule): Promise<ActingOwner> {
    const owner = await getOwner(parts, context, act)
    orWait(await parts.limits.everywhere.take({ rule, of: [owner.id] }))
    return owner
  }

  /** The limit is per company, so that several owners cannot hide more than one; showing again is not limited. */
  async function hiding(context: Context): Promise<ActingOwner> {
    const owner = await getOwner(parts, context, 'hide')
    orWait(await parts.limits.everywhere.take({ rule: HIDINGS, of: [owner.company.id] }))
    return owner
  }

  /** Applies an act to a review of the owner's company, and returns the review afterwards. */
  async function toReview(
    context: Context,
    id: string,
    owner: ActingOwner,
    act: (owner: ActingOwner) => Promise<void>,
  ) {
    await readOwnerReview(deps, owner, id, context)
    await act(owner)
    return readOwnerReview(deps, owner, id, context)
  }

  async function toComment(id: string, owner: ActingOwner, act: () => Promise<void>) {
    await readOwnerComment(deps, owner, id)
    await act()
    return readOwnerComment(deps, owner, id)
  }

  const thing = (subject: Hideable, id: string) => ({ subject, id })

  return {
    handlers: {
      ownerReviews: async ({ query }, context) =>
        listOwnerReviews(deps, await getOwner(parts, context, 'reply'), query, context),
      ownerReview: async ({ params }, context) =>
        readOwnerReview(deps, await getOwner(parts, context, 'reply'), params.id, context),
      saveReply: async ({ params: { id }, body }, context) =>
        toReview(context, id, await acting(context, 'reply', REPLIES), owner =>
          answer(parts, owner, id, body, context),
        ),
      removeReply: async ({ params: { id }, query }, context) =>
        toReview(context, id, await acting(context, 'reply', REPLIES), owner =>
          takeBack(parts, owner, id, query.version),
        ),
      hideReview: async ({ params: { id }, body }, context) =>
        toReview(context, id, await hiding(context), owner =>
          hide(parts, owner, thing('review', id), body, context),
        ),
      unhideReview: async ({ params: { id } }, context) =>
        toReview(context, id, await getOwner(parts, context, 'hide'), owner =>
          unhide(parts, owner, thing('review', id)),
        ),
      ownerComments: async (_, context) => ({
        comments: await listOwnerComments(parts, await getOwner(parts, context, 'hide')),
      }),
      async hideComment({ params: { id }, body }, context) {
        const owner = await hiding(context)
        return toComment(id, owner, () => hide(parts, owner, thing('salary_comment', id), body, context))
      },
      async unhideComment({ params: { id } }, context) {
        const owner = await getOwner(parts, context, 'hide')
        return toComment(id, owner, () => unhide(parts, owner, thing('salary_comment', id)))
      },
      companyMessage: ({ body }, context) => passOn(parts, body, context),
    },
    tasks: {
      content: { 'owner-digests': () => sendDigests(parts) },
      identity: { 'forget-message': (payload: { dedupe: string }) => forgetMessage(parts, payload) },
    },
    daily: [{ schema: 'content', kind: 'owner-digests', hour: DIGEST_HOUR }],
    rewritten: [{ schema: 'identity', name: 'owner_mail' }],
  }
}

/** The salary comments of the owner's company as readers see them, and which of them it hid. */
async function listOwnerComments(
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

async function readOwnerComment(
  parts: Pick<Parts, 'db'>,
  owner: ActingOwner,
  id: string,
): Promise<OwnerComment> {
  return (await listOwnerComments(parts, owner)).find(comment => comment.id === id) ?? fail('not_found')
}

async function answer(
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

async function takeBack(
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
