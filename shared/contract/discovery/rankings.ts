import { z } from 'zod'
import { companyCard } from '../companies/company-card.ts'
import { rankedCompany } from '../companies/companies.ts'
import { city, count, score, typed } from '../fields.ts'
import { ASPECTS, INDUSTRIES, SIZE_BANDS } from '../keys.ts'

/** Minimum of a ranked company: reviews of employees and former employees within so many months. */
export const RANKING_FLOOR = { reviews: 10, months: 24 } as const

const place = companyCard.extend({
  /** Rank; companies with equal values share one. */
  place: count,
  shared: z.boolean(),
  /** Mean from 1 to 5; for a benefit the share of yes answers, from 0 to 1. */
  value: z.number().min(0).max(5),
  /** Reviews within the months, or answers about the aspect, whichever are fewer. */
  have: count,
  /** Basis of the order: all reviews, or all answers about the aspect. */
  answers: count,
})
export type RankedPlace = z.output<typeof place>

const topCompanies = z.object({
  aspect: z.enum(ASPECTS),
  industry: z.enum(INDUSTRIES).nullable(),
  city: city.nullable(),
  namesakes: z.array(city),
  size: z.enum(SIZE_BANDS).nullable(),
  floor: z.object({ reviews: count, months: count }),
  /** The best fifty. */
  ranked: z.array(place),
  /** The companies closest to the floor; no figure of theirs is shown. */
  below: z.array(companyCard.extend({ have: count })),
  /** Mean over all companies of the industry; null below five companies or 30 reviews. */
  industry_mean: score.nullable(),
  cities: z.array(z.object({ value: city, count })),
  top_rated: z.array(rankedCompany),
  top_newcomer: z.array(rankedCompany),
  top_underdogs: z.array(rankedCompany),
})
export type TopCompanies = z.output<typeof topCompanies>

export const rankingSchemas = {
  topCompanies: {
    query: z.object({
      /** Restricts all lists to companies whose name matches. */
      search: typed(100).default(''),
      aspect: z.enum(ASPECTS).default('score').catch('score'),
      industry: z.enum(INDUSTRIES).optional().catch(undefined),
      city: typed(60).optional().catch(undefined),
      size: z.enum(SIZE_BANDS).optional().catch(undefined),
    }),
    response: topCompanies,
  },
}
