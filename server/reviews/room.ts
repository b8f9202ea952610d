import { getCompanyBySlug } from '#server/companies/find.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { OwnsContent } from '#server/moderation/takedown.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { report } from '#server/moderation/reports/reports.ts'
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
import { readRole } from './roles.ts'
import { publishDue } from './publish.ts'
import { reviewTakedowns } from './removal.ts'
import { reviewSitemaps } from './sitemaps.ts'
import { findVisible, listContent } from './store.ts'
import { listFilters, summarise } from './summary/summary.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'

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
      reportReview: ({ params: { id }, body }, context) =>
        report(parts, { subject: 'review', id, find: () => findVisible(sql, id) }, body, context),
    },
    tasks: {
      content: {
        'publish-due': () => publishDue(db, parts),
      },
    },
    daily: [{ schema: 'content', kind: 'publish-due', hour: SLOT_HOUR }],
    rewritten: plainTables('content', [
      'review',
      'company_facet',
      'helpful_mark',
      'report',
      'review_reply',
      'hiding',
    ]),
    deskSubjects: [reviewSubject(parts, places), replySubject(parts, places)],
    takedowns: reviewTakedowns,
    contentOf: { review: listContent },
    mergeCompany,
    sitemaps: reviewSitemaps(sql, places),
  }
}
