import { z } from 'zod'
import { city, count, cursor, day, month, page, score, slug, typed } from '../fields.ts'
import {
  ANSWERS,
  APPLICANT_RATINGS,
  COMPANY_SORTS,
  DEPARTMENTS,
  EMPLOYEE_RATINGS,
  INDUSTRIES,
  LEGAL_FORMS,
  RECOMMEND,
  SIZE_BANDS,
} from '../keys.ts'
import { companyCard } from './company-card.ts'
import { people } from '../pay/pay.ts'
import { publicProfile } from '../owners/profile.ts'
import { quotedReview } from '../reviews/reviews.ts'

/** Name and facts of a company's page. */
const companyHeader = companyCard.extend({
  legal_name: z.string().nullable(),
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  ticker: z.string().nullable(),
  size_band: z.enum(SIZE_BANDS).nullable(),
  founded_year: z.number().int().nullable(),
  website_host: z.string().nullable(),
  summary: z.string().nullable(),
  /** The month since which the company has had an owner. */
  claimed_since: month.nullable(),
  /** Pictures that its owner uploaded; null where there is none. */
  logo: z.string().nullable(),
  cover: z.string().nullable(),
})
export type CompanyHeader = z.output<typeof companyHeader>

const mean = z.object({ mean: score.nullable(), count, industry_mean: score.nullable() })

/** Figures of the overview. Shares and means are computed over employees' and former employees' reviews. */
const companyFigures = z.object({
  review_count: count,
  former_count: count,
  applicant_count: count,
  score: score.nullable(),
  applicant_score: score.nullable(),
  /** Counts of stars 1 to 5. */
  stars: z.array(count).length(5),
  /** Counts of overall sentiment 1 to 5, in that order. */
  sentiments: z.array(count).length(5),
  recommend_count: count,
  ratings: z.array(mean.extend({ key: z.enum(EMPLOYEE_RATINGS) })),
  applicant_ratings: z.array(mean.extend({ key: z.enum(APPLICANT_RATINGS) })),
  /** Benefits: how many reviewers answered, how many said yes, and whether the company counts as offering it. */
  benefits: z.array(z.object({ key: z.enum(ANSWERS), yes: count, answered: count, has: z.boolean() })),
  /** The last eight quarters, oldest first; `start` is the quarter's first day. */
  trend: z.array(z.object({ start: day, score: score.nullable(), count, industry_score: score.nullable() })),
})
export type CompanyFigures = z.output<typeof companyFigures>

/** How many reviews were received and their present states, as of last night. */
const companyIntegrity = z.object({
  since_year: z.number().int().nullable(),
  received: count,
  published: count,
  pending: count,
  rejected: count,
  removed: count,
  /** Withdrawn by their authors. */
  withdrawn: count,
  hidden: count,
})

const companyPage = z.object({
  company: companyHeader,
  /**
   * The numbers on the tabs: published reviews of all kinds, including hidden stubs; people whose pay is shown, as
   * the lower bound of a band; open vacancies.
   */
  tabs: z.object({ reviews: count, salaries: people.nullable(), jobs: count }),
  figures: companyFigures.nullable(),
  integrity: companyIntegrity.nullable(),
  /** Number of reviews with a reply, and within how many months most replies came; null where there are none. */
  replies: z.object({ count, months: count }).nullable(),
  /** The profile that its owner wrote. */
  profile: publicProfile.nullable(),
})
export type CompanyPage = z.output<typeof companyPage>

/** The home page: the three lists, the newest open reviews and the platform's counts. */
export const rankedCompany = companyCard.extend({ new_count: count.nullable() })
export const home = z.object({
  today: day,
  counts: z.object({ reviews: count, companies: count }),
  top_rated: z.array(rankedCompany),
  top_newcomer: z.array(rankedCompany),
  top_underdogs: z.array(rankedCompany),
  /** The newest reviews, one per company; each is readable without signing in. */
  latest: z.array(quotedReview),
})
export type Home = z.output<typeof home>

/** A filter value and the number of companies that match it; null where there are too many to count. */
const facetOf = <T extends z.ZodType>(value: T) => z.object({ value, count: count.nullable() })
/** Counts stop at the limit of the list's total. Each ignores the other choices of its own filter, except features, which combine. */
const searchFacets = z.object({
  score: z.array(facetOf(z.number().int())),
  recommend: z.array(facetOf(z.enum(RECOMMEND))),
  feature: z.array(facetOf(z.enum(ANSWERS))),
  industry: z.array(facetOf(z.enum(INDUSTRIES))),
  /** The cities with most companies, and the selected one. */
  city: z.array(facetOf(city)),
})
export type SearchFacets = z.output<typeof searchFacets>

const role = z.object({ id: z.string(), name: z.string(), department: z.enum(DEPARTMENTS) })
export type Role = z.output<typeof role>

/** A role with the companies that have at least three reviews by employees or former employees in it, most reviews first. */
const rolePage = z.object({
  role,
  companies: z.array(companyCard.extend({ role_count: count })),
  page,
})
export type RolePage = z.output<typeof rolePage>

const searchResults = z.object({
  companies: z.array(companyCard),
  page,
  /** True when nothing matched the words themselves and similar spellings are shown. */
  corrected: z.boolean(),
  facets: searchFacets,
  /** The city filter, resolved from the given name. */
  city: city.nullable(),
  /** Other places of that name: the regency around a city or the city inside it; for an ambiguous name ("jakarta") every candidate. */
  namesakes: z.array(city),
  /** Places that the search words name, where no city is selected. */
  places: z.array(city),
  /** Roles that the search words may name. */
  roles: z.array(role),
  /** Results of the search words alone, where the filters leave none. */
  nearest: z.array(companyCard),
})
export type SearchResults = z.output<typeof searchResults>

const searchText = typed(100).default('')

/** Filters: a mean of at least `score`, the share that recommends, an industry, a city's id or name, features. */
const searchFilters = {
  score: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  recommend: z.coerce.string().pipe(z.enum(RECOMMEND)).optional().catch(undefined),
  industry: z.enum(INDUSTRIES).optional().catch(undefined),
  city: typed(60).optional().catch(undefined),
  feature: z
    .union([z.array(z.string()), z.string().transform(one => [one])])
    .default([])
    .catch([])
    .transform(given => ANSWERS.filter(key => given.includes(key))),
  /** Origin of the search; ignored. */
  src: z.string().optional().catch(undefined),
}

export const companySchemas = {
  cities: { response: z.object({ cities: z.array(city), attribution: z.string() }) },
  jobRoles: {
    response: z.object({ job_roles: z.array(role) }),
  },
  jobRole: {
    params: z.object({ role: slug }),
    query: z.object({ cursor }),
    response: rolePage,
  },
  company: {
    params: z.object({ slug }),
    query: z.object({ header: z.enum(['0', '1']).default('0').catch('0') }),
    response: companyPage,
  },
  companyFirst: {
    params: z.object({ slug }),
    query: z.object({ header: z.enum(['0', '1']).default('0').catch('0') }),
    response: companyPage,
  },
  /** Whether a mail domain is the website domain of a listed company. Callers never send a whole address. */
  companyMail: {
    body: z.strictObject({
      domain: typed(253)
        .toLowerCase()
        .regex(/^[^@\s]+$/),
    }),
    response: z.object({ company: z.boolean() }),
  },
  searchCompanies: {
    query: z.object({
      q: searchText,
      sort: z.enum(COMPANY_SORTS).optional().catch(undefined),
      cursor,
      ...searchFilters,
    }),
    response: searchResults,
  },
  search: {
    /** `q` is an alias of `query`. */
    query: z.object({ query: searchText, q: searchText }),
    response: z.object({
      companies: z.array(companyCard),
      roles: z.array(role),
      /** Cities that have companies and whose name begins with the text. */
      cities: z.array(city),
    }),
  },
}
