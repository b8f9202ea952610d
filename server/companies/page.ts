import type { CompanyHeader, CompanyPage } from '#shared/contract/companies/companies.ts'
import type { Locale } from '#shared/locale.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { presentCardFigures, presentFigures, QUARTERS_SHOWN } from './figures.ts'
import { countHidden, findIntegrity, type IntegrityRow } from './integrity-store.ts'
import { countReplies } from './replies/store.ts'
import { findPublicProfile } from './profile/profile.ts'
import { lastQuarters } from './quarters.ts'
import * as store from './store.ts'
import type { CountedCompany } from './store.ts'

type Deps = { sql: Sql; clock: Clock; places: Places; locale: Locale }

/** Name, facts and the numbers on the tabs: what every page of a company shows. */
export async function readHeader(deps: Deps, company: CountedCompany): Promise<CompanyPage> {
  const [ownProfile, jobs] = await Promise.all([findOwnProfile(deps, company), countJobs(deps, company)])
  return {
    ...frame(deps, company, ownProfile, jobs),
    figures: null,
    integrity: null,
    replies: null,
    profile: null,
  }
}

/** The overview: the header with all figures. */
export async function readPage(deps: Deps, company: CountedCompany): Promise<CompanyPage> {
  const { sql, clock } = deps
  const starts = lastQuarters(clock.now(), QUARTERS_SHOWN)
  const [quarters, industry, integrity = NO_INTEGRITY, hidden, { count, months }, ownProfile, jobs] =
    await Promise.all([
      store.listQuarters(sql, company.id, starts[0] as string),
      company.industry ? store.findIndustryFigure(sql, company.industry) : undefined,
      findIntegrity(sql, company.id),
      countHidden(sql, company.id),
      countReplies(sql, company.id),
      findOwnProfile(deps, company),
      countJobs(deps, company),
    ])
  return {
    ...frame(deps, company, ownProfile, jobs),
    profile: ownProfile?.profile ?? null,
    figures: presentFigures({ stats: company.stats, quarters, industry, starts }),
    integrity: withHidden(integrity, hidden),
    replies: months === null ? null : { count, months: Math.max(0, months) },
  }
}

/** The company's own profile, if it has a representative. */
const findOwnProfile = async (
  { sql, places, locale }: Deps,
  { id, claimed_since }: CountedCompany,
): Promise<OwnProfile> => (claimed_since ? findPublicProfile({ sql, places, locale }, id) : undefined)

const countJobs = ({ sql, clock }: Deps, { id }: CountedCompany): Promise<number> =>
  store.countOpenVacancies(sql, id, dayOf(clock.now()))

type OwnProfile = Awaited<ReturnType<typeof findPublicProfile>>

function frame({ places, locale }: Deps, company: CountedCompany, ownProfile: OwnProfile, jobs: number) {
  const { stats, paid } = company
  return {
    company: {
      ...presentHeader(company, places, locale),
      // Once the company has a profile of its own, website and description come only from it, even if they are empty
      // there.
      ...(ownProfile && { website_host: hostIn(ownProfile), summary: null }),
      logo: ownProfile?.logo ?? null,
      cover: ownProfile?.cover ?? null,
    },
    tabs: { reviews: stats.review_count + stats.applicant_count, salaries: paid, jobs },
  }
}

function hostIn({ profile: { links } }: NonNullable<OwnProfile>): string | null {
  const url = links.find(({ key }) => key === 'website')?.url
  return url ? new URL(url).host : null
}

function presentHeader(
  company: CountedCompany,
  places: Places,
  locale: Locale,
): Omit<CompanyHeader, 'logo' | 'cover'> {
  const { stats, summary_id, summary_en } = company
  return {
    id: company.id,
    slug: company.slug,
    name: company.name,
    industry: company.industry,
    city: places.findCity(company.city_id) ?? null,
    ...presentCardFigures(stats),
    legal_name: company.legal_name,
    legal_form: company.legal_form,
    ticker: company.ticker,
    size_band: company.size_band,
    founded_year: company.founded_year,
    website_host: company.website_host,
    claimed_since: company.claimed_since?.slice(0, 7) ?? null,
    summary: locale === 'en' ? (summary_en ?? summary_id) : (summary_id ?? summary_en),
  }
}

/**
 * A review that the company hid since Monday counts as hidden at once: it was published before Monday, or was received
 * since.
 */
function withHidden(monday: IntegrityRow, hidden: number): IntegrityRow {
  const more = Math.max(0, hidden - monday.hidden)
  const published = Math.max(0, monday.published - more)
  const received = monday.received + more - (monday.published - published)
  return { ...monday, received, published, hidden: monday.hidden + more }
}

const NO_INTEGRITY: IntegrityRow = {
  since_year: null,
  received: 0,
  published: 0,
  pending: 0,
  rejected: 0,
  removed: 0,
  withdrawn: 0,
  hidden: 0,
}
