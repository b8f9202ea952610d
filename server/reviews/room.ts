import { getCompanyBySlug } from '#server/companies/find.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { OwnsContent, Reason } from '#server/moderation/takedown.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { mayReport, report } from '#server/moderation/reports/reports.ts'
import type { Places } from '#server/places/places.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import type { Context } from '#server/platform/http/api.ts'
import { orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { reviewSubject } from './desk/review.ts'
import { markHelpful } from './helpful.ts'
import { listCompanyReviews } from './list.ts'
import { listLatestReviews } from './latest/latest.ts'
import { mergeCompany } from './merge-company.ts'
import { readReview } from './read-review.ts'
import { replySubject } from './reply/desk/reply.ts'
import { readRole, disclosedRoles } from './roles.ts'
import { publishDue } from './publish.ts'
import { findVisible } from './store.ts'
import { listFilters, summarise } from './summary/summary.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { rolesWithPay } from '#server/pay/role.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { counted, walked, type Entry, type Sitemap } from '#server/platform/found/sitemap.ts'
import { listOpenAfter } from './filter-store.ts'
import type { RewrittenTable } from '#server/platform/rewriting/table.ts'
import { moveReview } from './moves.ts'
import { removeReplyFor, showRemovedReply } from './reply/reply.ts'

const SLOT_HOUR = 9
const LIST_FRESH_MS = 1000
/** A word search reads every text of the company: a third of a second with 50,000 reviews. */
const WORDS_ACCOUNT: Rule = { name: 'words-account', most: 60, seconds: 300 }

type Names =
  | 'companyReviews'
  | 'companyReviewsFirst'
  | 'reviewSummary'
  | 'reviewFilters'
  | 'latestReviews'
  | 'jobRole'
  | 'review'
  | 'markHelpful'
  | 'unmarkHelpful'
  | 'reportReview'

/** Reading reviews, the actions of readers and the team on them, and the daily publication of approved ones. */
export function createReviewsRoom(
  parts: Parts,
  places: Places,
): Room<Names> & WithSubjects & OwnsContent & MergesCompanies {
  const { db, limits } = parts
  const sql = db.content
  const deps = ({ locale }: Pick<Context, 'locale'>) => ({ sql, places, locale })

  /** The company at a slug, registered as content that the answer shows. */
  async function companyAt(slug: string, { shows, once }: Context) {
    const company = await once(`company ${slug}`, () => getCompanyBySlug(sql, slug))
    shows(`company:${company.id}`)
    return company
  }

  const companyReviews = async ({ params, query }: HandlerInput<'companyReviews'>, context: Context) => {
    const { holder } = context
    if (query.q && holder) orWait(await limits.here.take({ rule: WORDS_ACCOUNT, of: [holder.id] }))
    return listCompanyReviews(
      deps(context),
      await companyAt(params.slug, context),
      query,
      holder !== undefined,
    )
  }

  return {
    handlers: {
      companyReviews,
      companyReviewsFirst: companyReviews,
      reviewSummary: async ({ params, query }, context) =>
        summarise(deps(context), (await companyAt(params.slug, context)).id, query),
      reviewFilters: async ({ params }, context) =>
        listFilters(deps(context), await companyAt(params.slug, context)),
      latestReviews({ query }, { freshFor }) {
        freshFor(LIST_FRESH_MS)
        return listLatestReviews(sql, places, query.cursor)
      },
      jobRole({ params, query }, context) {
        context.freshFor(LIST_FRESH_MS)
        return readRole(deps(context), params.role, query.cursor)
      },
      async review({ params }, context) {
        const { companyId, ...answer } = await readReview(
          deps(context),
          params.id,
          context.holder !== undefined,
        )
        context.shows(`company:${companyId}`)
        return answer
      },
      markHelpful: ({ params }, context) =>
        markHelpful(parts, { subject: 'review', id: params.id }, true, context),
      unmarkHelpful: ({ params }, context) =>
        markHelpful(parts, { subject: 'review', id: params.id }, false, context),
      async reportReview({ params, body }, context) {
        await mayReport(parts, context)
        const { guideline, words } = body
        const find = () => findVisible(sql, params.id)
        await report(parts, { subject: 'review', id: params.id, find }, { guideline, words }, context.locale)
        return { received: true }
      },
    },
    tasks: {
      content: {
        'publish-due': () => publishDue(db, parts),
      },
    },
    daily: [{ schema: 'content', kind: 'publish-due', hour: SLOT_HOUR }],
    rewritten: reviewTables,
    deskSubjects: [reviewSubject(parts, places), replySubject(parts, places)],
    takedowns: reviewTakedowns,
    mergeCompany,
    sitemaps: reviewSitemaps(sql, places),
  }
}

/**
 * Reviews that visitors can read in full, changed in the month that readers see; and roles with pay or with companies.
 */
const reviewSitemaps = (sql: Sql, places: Places): Sitemap[] => [
  walked(
    'reviews',
    (after, limit) => listOpenAfter(sql, after, limit),
    ({ open }) =>
      open
        .filter(({ state }) => state === 'published')
        .map(({ id, published_on }) => ({
          page: 'review',
          params: { id },
          changed: published_on.slice(0, 7),
        })),
  ),
  counted('positions', () => positions(sql, places)),
]

async function positions(sql: Sql, places: Places): Promise<Entry[]> {
  const ids = places.jobRoles('id').map(({ id }) => id)
  const [paid, reviewed] = await Promise.all([rolesWithPay(sql), disclosedRoles(sql, ids)])
  return ids
    .filter(id => isIndexed.position({ hasPay: paid.has(id), companies: reviewed.includes(id) ? 1 : 0 }))
    .toSorted()
    .map(role => ({ key: role, page: 'position', params: { role } }))
}

const names = ['review', 'company_facet', 'helpful_mark', 'report', 'review_reply', 'hiding']
const reviewTables: RewrittenTable[] = names.map(name => ({ schema: 'content', name }))

const byLaw = ({ guideline }: Reason) => (guideline === null ? { removedFor: 'law' as const } : {})

const reviewTakedowns: OwnsContent['takedowns'] = {
  review: {
    takeDown: async (tx, { id }, reason) =>
      (await moveReview(tx, id, { to: 'removed', ...reason, ...byLaw(reason) })) !== undefined,
    examine: async (tx, { id }) =>
      (await moveReview(tx, id, {
        to: 'removed',
        from: 'published',
        guideline: null,
        removedFor: 'request',
      })) !== undefined,
    bringBack: async (tx, { id }) =>
      (await moveReview(tx, id, { to: 'published', from: 'removed' })) !== undefined,
    acts: { removed: 'removed' },
  },
  reply: {
    takeDown: (tx, { id }, reason) => removeReplyFor(tx, id, { ...reason, ...byLaw(reason) }),
    examine: (tx, { id }) => removeReplyFor(tx, id, { guideline: null, removedFor: 'request' }),
    bringBack: (tx, { id }) => showRemovedReply(tx, id),
    acts: { removed: 'reply_rejected', returned: 'reply_shown' },
  },
}
