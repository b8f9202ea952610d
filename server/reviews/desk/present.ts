import type { ApplicationResult, Department, JobType } from '#shared/contract/keys.ts'
import type { ModeratorReview } from '#shared/contract/reviews/desk-review.ts'
import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { previewReview } from '../preview.ts'
import type { Found } from '#server/moderation/desk/subject.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import { burstOf } from './burst.ts'
import { findingsIn } from './findings.ts'
import { similarTo } from './similar.ts'
import { listWords, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'
import { versionOf } from '#server/moderation/desk/version.ts'

/** Texts of the company that a new one is compared with. */
const COMPARED = 500

/**
 * A complete review with screening findings, similar reviews, whether its week is unusual, and how readers would see
 * it.
 */
export async function presentPending(
  parts: Parts,
  places: Places,
  review: Found<PendingRow>,
  locale: Locale,
): Promise<ModeratorReview> {
  const { content } = parts.db
  const [words, burst, officers, shown] = await Promise.all([
    listWords(content, [review.company_id], COMPARED),
    burstOf(content, review),
    officerNames(content, [review.company_id]),
    previewReview({ sql: content, places, locale }, review.id, parts.clock),
  ])
  const others = words.filter(({ id }) => id !== review.id)
  const similar = similarTo(review, others).map(({ other: { id, headline, state }, similarity }) => ({
    id,
    headline,
    state,
    similarity,
  }))
  const names = officers.get(review.company_id) ?? []
  const findings = findingsIn(textsOf(review, parts.secrets), names)
  // `shown` is undefined if the review was withdrawn or decided on since it was found.
  return {
    ...factsOf(review, parts, places, locale),
    findings,
    similar,
    burst,
    shown: shown ?? fail('already_decided'),
  }
}

function factsOf(
  row: Found<PendingRow>,
  { secrets }: Parts,
  places: Places,
  locale: Locale,
): Omit<ModeratorReview, 'findings' | 'similar' | 'burst' | 'shown'> {
  return {
    id: row.id,
    version: versionOf(row),
    company: { id: row.company_id, slug: row.slug, name: row.name },
    week: row.week,
    employment_status: row.employment_status,
    locale: row.locale,
    score: row.score / 1000,
    overall_sentiment: row.overall_sentiment,
    recommended: row.recommended,
    ...textsOf(row, secrets),
    headline: row.headline,
    department: row.department as Department | null,
    job_type: row.job_type as JobType | null,
    job_role: places.roleName(row.job_role_id, locale),
    job_role_words: row.job_role_words,
    city: places.findCity(row.city_id) ?? null,
    left_at_year: row.left_at_year,
    application_result: row.application_result as ApplicationResult | null,
    rejected_by: row.rejected_by,
  }
}
