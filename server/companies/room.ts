import type { Places } from '#server/places/places.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import { untilTomorrow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import { walked } from '#server/platform/found/sitemap.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import { mayDecideOn } from '#server/moderation/policy.ts'
import { getCompanyBySlug, isCompanysMail } from './find.ts'
import { mergeCompany } from './merge-company.ts'
import { addOfficer, readOfficers, removeOfficer } from './officers/desk/officers.ts'
import { readHeader, readPage } from './page.ts'
import { sweepPictures } from './profile/profile.ts'
import { refreshFigures } from './refresh-figures.ts'
import { refreshIntegrity } from './refresh-integrity.ts'
import { listAfter, ofReviewed, reviewed } from './store.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'

type Names = 'company' | 'companyFirst' | 'companyMail' | OfficerNames
type OfficerNames = 'companyOfficers' | 'addOfficer' | 'removeOfficer'

const REFRESH_HOUR = 2
const COPY_HOUR = 4

/**
 * A company's page, its known officers, the daily means that it is compared with, and copied data: integrity figures
 * and search rows.
 */
export function createCompaniesRoom(parts: Parts, places: Places): Room<Names> & MergesCompanies {
  const { db, clock } = parts
  const company = async (
    { params, query }: HandlerInput<'company'>,
    { locale, shows, freshFor, once }: Context,
  ) => {
    const found = await once(`company ${params.slug}`, () => getCompanyBySlug(db.content, params.slug))
    const deps = { sql: db.content, clock, places, locale }
    shows(`company:${found.id}`)
    // Open vacancies change at midnight, and so do quarters.
    freshFor(untilTomorrow(clock.now()))
    if (query.header === '1') return readHeader(deps, found)
    if (found.industry) shows(`industry:${found.industry}`)
    return readPage(deps, found)
  }
  return {
    handlers: {
      company,
      companyFirst: company,
      ...officerHandlers(parts),
      companyMail: async ({ body }) => ({ company: await isCompanysMail(db.content, body.domain) }),
    },
    tasks: {
      content: {
        'refresh-figures': () => db.begin('content', tx => refreshFigures(tx, clock)),
        'refresh-integrity': () => db.begin('content', tx => refreshIntegrity(tx, clock)),
        'sweep-pictures': () => sweepPictures(parts),
      },
    },
    daily: [
      { schema: 'content', kind: 'refresh-figures', hour: REFRESH_HOUR },
      { schema: 'content', kind: 'refresh-integrity', hour: COPY_HOUR },
      { schema: 'content', kind: 'sweep-pictures', hour: 'every', slow: true },
    ],
    rewritten: [
      ...plainTables('content', [
        'company_claimed',
        'company_profile',
        'picture',
        'company_intake',
        'company_integrity',
        'company_officer',
      ]),
      { schema: 'content', name: 'company_quarter', overwrite: 'review_count' },
      { schema: 'content', name: 'company_stats', overwrite: 'status', rows: ofReviewed },
      { schema: 'content', name: 'company_slug', overwrite: 'slug', rows: ofReviewed },
      { schema: 'content', name: 'company', overwrite: 'name', rows: reviewed },
    ],
    mergeCompany: (tx, merge) => mergeCompany(tx, clock, merge),
    sitemaps: [
      walked(
        'companies',
        (after, limit) => listAfter(db.content, after, limit),
        ({ slug: id, newest_on, ...row }) => {
          const changed = newest_on?.slice(0, 7)
          return isIndexed.company(row)
            ? [
                { page: 'company', params: { id }, changed },
                { page: 'companyReviews', params: { id }, changed },
              ]
            : []
        },
      ),
    ],
  }
}

/** Officers are public figures whom a review may name; the team maintains their list. */
function officerHandlers(parts: Parts): Pick<Room<Names>['handlers'], OfficerNames> {
  const editor = (context: Context) => mayDecideOn(parts, 'company', context)
  return {
    async companyOfficers({ params }, context) {
      await editor(context)
      return readOfficers(parts.db.content, params.id)
    },
    addOfficer: async ({ params, body }, context) =>
      addOfficer(parts, await editor(context), params.id, body),
    removeOfficer: async ({ params }, context) => removeOfficer(parts, await editor(context), params.id),
  }
}
