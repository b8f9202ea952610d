import type { OwnerAct } from '#shared/contract/keys.ts'
import { getOwner, type ActingOwner } from '#server/owners/owner.ts'
import type { Places } from '#server/places/places.ts'
import type { Context } from '#server/platform/http/api.ts'
import { orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import { sendDigests } from './digest.ts'
import { changeOwnerComment, listOwnerComments } from './comments.ts'
import { hide, unhide } from './hide.ts'
import { forgetMessage, passOn } from './message.ts'
import {
  changeOwnerReview,
  listOwnerReviews,
  readOwnerReview,
  removeOwnReply,
  saveOwnReply,
} from './reviews.ts'

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

  return {
    handlers: {
      ownerReviews: async ({ query }, context) =>
        listOwnerReviews(deps, await getOwner(parts, context, 'reply'), query, context),
      ownerReview: async ({ params }, context) =>
        readOwnerReview(deps, await getOwner(parts, context, 'reply'), params.id, context),
      saveReply: async ({ params: { id }, body }, context) =>
        saveOwnReply(deps, await acting(context, 'reply', REPLIES), id, body, context),
      removeReply: async ({ params: { id }, query }, context) =>
        removeOwnReply(deps, await acting(context, 'reply', REPLIES), id, query.version, context),
      async hideReview({ params: { id }, body }, context) {
        const owner = await hiding(context)
        const act = () => hide(parts, owner, { subject: 'review', id }, body, context)
        return changeOwnerReview(deps, owner, id, context, act)
      },
      async unhideReview({ params: { id } }, context) {
        const owner = await getOwner(parts, context, 'hide')
        const act = () => unhide(parts, owner, { subject: 'review', id })
        return changeOwnerReview(deps, owner, id, context, act)
      },
      ownerComments: async (_, context) => ({
        comments: await listOwnerComments(parts, await getOwner(parts, context, 'hide')),
      }),
      async hideComment({ params: { id }, body }, context) {
        const owner = await hiding(context)
        const act = () => hide(parts, owner, { subject: 'salary_comment', id }, body, context)
        return changeOwnerComment(parts, owner, id, act)
      },
      async unhideComment({ params: { id } }, context) {
        const owner = await getOwner(parts, context, 'hide')
        const act = () => unhide(parts, owner, { subject: 'salary_comment', id })
        return changeOwnerComment(parts, owner, id, act)
      },
      companyMessage: ({ body }, context) => passOn(parts, body, context),
    },
    tasks: {
      content: { 'owner-digests': () => sendDigests(parts) },
      identity: { 'forget-message': (payload: { dedupe: string }) => forgetMessage(parts, payload) },
    },
    daily: [{ schema: 'content', kind: 'owner-digests', hour: DIGEST_HOUR }],
    rewritten: plainTables('identity', ['owner_mail']),
  }
}
