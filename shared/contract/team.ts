import { z } from 'zod'
import { city, companyName, count, day, flag, id, locale, optionalText, slug, typed } from './fields.ts'
import { GUIDELINES, INDUSTRIES, LEGAL_FORMS, SIZE_BANDS } from './keys.ts'
import { decided, held, undone } from './moderation.ts'
import { publicReview } from './reviews.ts'

/** A company that waits for the team. */
export const pendingCompany = z.object({
  id,
  slug,
  name: z.string(),
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  city: city.nullable(),
  website_host: z.string().nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  /** Reviews that wait with it. */
  reviews: count,
  /** The team took it for no company once; since then an author has written its review anew. */
  declined_before: z.boolean(),
})
export type PendingCompany = z.output<typeof pendingCompany>

const host = typed()
  .toLowerCase()
  .max(253)
  .refine(name => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/.test(name), {
    params: { key: 'host' },
  })

/** `approve` lists it, with corrections; `merge` says that it is one we have; `decline` that it is no company. */
export const companyDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    name: companyName.optional(),
    legal_name: optionalText(160).optional(),
    legal_form: z.enum(LEGAL_FORMS).nullable().optional(),
    industry: z.enum(INDUSTRIES).nullable().optional(),
    size_band: z.enum(SIZE_BANDS).nullable().optional(),
    website_host: host.nullable().optional(),
    city_id: z
      .string()
      .regex(/^\d{2}\.\d{2}$/)
      .nullable()
      .optional(),
    /** Said once more where a listed company has this name. */
    confirm_name: flag.optional(),
  }),
  z.strictObject({ decision: z.literal('merge'), into: id }),
  z.strictObject({ decision: z.literal('decline') }),
])
export type CompanyDecision = z.output<typeof companyDecision>

/** An open report with the review that it is about. */
export const openReport = z.object({
  id,
  week: day,
  guideline: z.literal(GUIDELINES),
  words: z.string().nullable(),
  locale,
  review: publicReview,
})
export type OpenReport = z.output<typeof openReport>

/** One act of the team, as the team sees it. */
export const teamEvent = z.object({
  id,
  week: day,
  act: z.string(),
  guideline: z.literal(GUIDELINES).nullable(),
  subject: z.string(),
  subject_id: id,
  /** `slug`: of a company that readers can open. */
  company: z.object({ name: z.string(), slug: slug.nullable() }).nullable(),
  /**
   * The review that it is about, itself or through a report, while readers can open it. The headline is null where readers see
   * that it is hidden or removed, and whoever asks does not decide on reviews.
   */
  review: z.object({ id, headline: z.string().nullable(), locale }).nullable(),
  by: z.string().nullable(),
})
export type TeamEvent = z.output<typeof teamEvent>

export const teamSchemas = {
  teamCounts: { response: z.object({ reviews: count, companies: count, reports: count, candidates: count }) },
  leaveDesk: { response: z.object({ left: z.literal(true) }) },
  teamCompanies: { response: z.object({ total: count, companies: z.array(pendingCompany) }) },
  holdCompany: { params: z.object({ id }), response: held },
  decideCompany: {
    params: z.object({ id }),
    body: companyDecision,
    response: decided,
  },
  undoCompany: { params: z.object({ id }), response: undone },
  teamReports: { response: z.object({ total: count, reports: z.array(openReport) }) },
  holdReport: { params: z.object({ id }), response: held },
  decideReport: {
    params: z.object({ id }),
    /** `guideline`: the one that was broken, as the moderator finds, whatever the reader named. */
    body: z.discriminatedUnion('uphold', [
      z.strictObject({ uphold: z.literal(true), guideline: z.literal(GUIDELINES) }),
      z.strictObject({ uphold: z.literal(false) }),
    ]),
    response: decided,
  },
  undoReport: { params: z.object({ id }), response: undone },
  teamHistory: {
    query: z.object({
      subject: id.optional().catch(undefined),
      cursor: id.optional().catch(undefined),
    }),
    response: z.object({ events: z.array(teamEvent), next: z.string().nullable() }),
  },
}
