import { getCompanyBySlug } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import type { Context } from '#server/platform/api.ts'
import { fail } from '#server/platform/errors.ts'
import { createLimits, type Counted, type Rule } from '#server/platform/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { markHelpful } from './helpful.ts'
import { listCompanyReviews } from './list.ts'
import { listLatestReviews, readReview } from './one.ts'
import { readRole } from './roles.ts'
import { publishDue } from './publish.ts'
import { reportReview } from './report.ts'
import { listFilters, summarise } from './summary.ts'

const SLOT_HOUR = 9
const LIST_FRESH_MS = 1000
const HOUR = 3600
const REPORTS_DEVICE: Rule = { name: 'report-device', most: 10, seconds: HOUR }
const REPORTS_NETWORK: Rule = { name: 'report-network', most: 200, seconds: HOUR }
const MARKS_NETWORK: Rule = { name: 'mark-network', most: 2000, seconds: HOUR }

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

/** Reading reviews, what readers can do with them, the slot in which approved ones appear, and the nightly rewriting of rows. */
export function createReviewsRoom(parts: Parts, places: Places): Room<Names> {
  const { db, clock, secrets } = parts
  const sql = db.content
  const limits = createLimits({ clock, key: secrets.index })
  const ground = ({ locale }: Pick<Context, 'locale'>) => ({ sql, places, locale })

  /** The company at a slug, noted as what the answer shows. */
  async function companyAt(slug: string, { shows, once }: Context) {
    const company = await once(`company ${slug}`, () => getCompanyBySlug(sql, slug))
    shows(`company:${company.id}`)
    return company
  }

  function limit(...acts: Counted[]): void {
    const wait = limits.take(...acts)
    if (wait !== undefined) fail('rate_limited', { retryAfterSeconds: wait })
  }

  const companyReviews = async ({ params, query }: HandlerInput<'companyReviews'>, context: Context) =>
    listCompanyReviews(
      ground(context),
      await companyAt(params.slug, context),
      query,
      context.holder !== undefined,
    )

  return {
    handlers: {
      companyReviews,
      companyReviewsFirst: companyReviews,
      reviewSummary: async ({ params, query }, context) =>
        summarise(ground(context), (await companyAt(params.slug, context)).id, query),
      reviewFilters: async ({ params }, context) =>
        listFilters(ground(context), await companyAt(params.slug, context)),
      latestReviews({ params }, { freshFor }) {
        freshFor(LIST_FRESH_MS)
        return listLatestReviews({ sql, places, locale: params.locale })
      },
      jobRole({ params, query }, context) {
        context.freshFor(LIST_FRESH_MS)
        return readRole(ground(context), params.role, query.cursor)
      },
      async review({ params }, context) {
        const { companyId, ...answer } = await readReview(
          ground(context),
          params.id,
          context.holder !== undefined,
        )
        context.shows(`company:${companyId}`)
        return answer
      },
      markHelpful({ params }, { device, address }) {
        limit({ rule: MARKS_NETWORK, of: [address] })
        return markHelpful(db, secrets, device, params.id, true)
      },
      unmarkHelpful({ params }, { device, address }) {
        limit({ rule: MARKS_NETWORK, of: [address] })
        return markHelpful(db, secrets, device, params.id, false)
      },
      async reportReview({ params, body }, { locale, device, address }) {
        limit({ rule: REPORTS_DEVICE, of: [device ?? address] }, { rule: REPORTS_NETWORK, of: [address] })
        await reportReview(parts, { id: params.id, guideline: body.guideline, words: body.words }, locale)
        return { received: true }
      },
    },
    tasks: {
      content: {
        'publish-due': () => publishDue(db, parts),
      },
    },
    daily: [{ schema: 'content', kind: 'publish-due', hour: SLOT_HOUR }],
  }
}
