import {
  ANSWERS,
  APPLICANT,
  type ApplicationResult,
  type Department,
  type JobType,
} from '#shared/contract/keys.ts'
import type { PublicReview, ReviewReply } from '#shared/contract/reviews/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import { ratingsAsShown } from './scoring.ts'
import type { ReviewRow, ShownReply } from './store.ts'

type Deps = { company: PublicReview['company']; places: Places; locale: Locale }

/** A review as every reader sees it; a stub keeps its figures and loses its words. */
export function presentReview(row: ReviewRow, { company, places, locale }: Deps): PublicReview {
  const stub =
    row.state === 'published'
      ? null
      : {
          by: row.state === 'hidden' ? ('owner' as const) : (row.removed_for ?? ('team' as const)),
          guideline: row.guideline,
          until: row.hidden_until,
        }
  const facets = facetsOf(row)
  const words = (text: string | null) => (stub ? null : text)
  const city = places.findCity(row.city_id)
  const applicant = row.employment_status === APPLICANT
  const showsYear = !applicant || facets.application
  return {
    id: row.id,
    company,
    employment_status: row.employment_status,
    month: row.published_on.slice(0, 7),
    locale: row.locale,
    score: row.score / 1000,
    star: row.star,
    overall_sentiment: row.overall_sentiment,
    recommended: row.recommended,
    headline: words(row.headline),
    likes: words(row.likes),
    dislikes: words(row.dislikes),
    advice: words(row.advice),
    ratings: ratingsAsShown(applicant).map(({ key, place }) => ({ key, value: row.ratings[place] ?? null })),
    answers: ANSWERS.flatMap((key, index) =>
      row.answers[index] == null ? [] : [{ key, yes: row.answers[index] === 1 }],
    ),
    department: row.department as Department | null,
    job_type: row.job_type as JobType | null,
    job_role: roleShown(row, facets, applicant) ? places.roleName(row.job_role_id, locale) : null,
    city: facets.city && city ? city : null,
    province: city?.province ?? null,
    left_at_year: showsYear ? row.left_at_year : null,
    application: applicant ? presentApplication(row, facets, stub !== null) : null,
    helpful_count: row.helpful_count,
    reply: stub ? null : row.reply && presentReply(row.reply),
    stub,
  }
}

/** An applicant's role is shown only with its whole combination; an employee's by the rule of three. */
const roleShown = (row: ReviewRow, facets: Facets, applicant: boolean): boolean =>
  row.job_role_id !== null && (applicant ? facets.application : facets.role)

function presentApplication(row: ReviewRow, facets: Facets, stub: boolean): PublicReview['application'] {
  return {
    result: row.application_result as ApplicationResult,
    interview_rounds: facets.application ? row.interview_rounds : null,
    surprise_question: row.surprise_question ?? false,
    surprise_text: stub ? null : row.surprise_text,
  }
}

export function presentReply({ role, words, locale, first_on, changed_on }: ShownReply): ReviewReply {
  const [month, changed] = [first_on.slice(0, 7), changed_on.slice(0, 7)]
  return { role, words, locale, month, changed: changed === month ? null : changed }
}

/** Whether a review's role, city and application facts may be shown, decided over all reviews of the company. */
type Facets = { role: boolean; city: boolean; application: boolean }

/**
 * Which of role and city a review may show: both if three counted reviews of the company share the pair, else whichever
 * alone has three that show it, the role first. An applicant's role, rounds and year only if five share all three.
 */
function facetsOf(row: ReviewRow): Facets {
  const role = row.employment_status !== APPLICANT && row.shares_role
  return { role, city: role ? row.shares_both : row.shares_city, application: row.shares_application }
}
