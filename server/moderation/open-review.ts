import type { ApplicationResult, Department, JobType } from '#shared/contract/keys.ts'
import type { ModeratorReview } from '#shared/contract/moderation.ts'
import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { burstOf } from './burst.ts'
import { findingsIn } from './findings.ts'
import { hold } from './hold.ts'
import { similarTo } from './similar.ts'
import { findPending, listOfficers, listWords, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'
import { versionOf } from './version.ts'

/** Texts of the company that a new one is compared with. */
const COMPARED = 500

/** Puts a waiting review on this desk: whole, with what screening found, what is near it and whether its week is unusual. */
export async function openReview(
  parts: Parts,
  places: Places,
  staffId: string,
  id: string,
  locale: Locale,
): Promise<ModeratorReview> {
  const { content } = parts.db
  const review = (await findPending(content, id)) ?? fail('not_found')
  await hold(parts, staffId, 'decide', review.id)
  const [others, burst, officers] = await Promise.all([
    listWords(content, review.company_id, review.id, COMPARED),
    burstOf(content, review.company_id, review.week),
    listOfficers(content, review.company_id),
  ])
  const similar = similarTo(review, others).map(({ other, likeness }) => ({
    id: other.id,
    headline: other.headline,
    state: other.state,
    likeness,
  }))
  const findings = findingsIn(textsOf(review, parts.secrets), officers)
  return { ...present(review, parts, places, locale), findings, similar, burst }
}

function present(
  row: PendingRow,
  { secrets }: Parts,
  places: Places,
  locale: Locale,
): Omit<ModeratorReview, 'findings' | 'similar' | 'burst'> {
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
    city: places.findCity(row.city_id) ?? null,
    left_at_year: row.left_at_year,
    application_result: row.application_result as ApplicationResult | null,
  }
}
