import type { ApplicationResult, Department, JobType } from '#shared/contract/keys.ts'
import type { ModeratorReview } from '#shared/contract/reviews.ts'
import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { openSalary } from '#server/reviews/salary-box.ts'
import { carryOut, decide, undoDecision, versionOf, type DecisionTask } from './decide.ts'
import { mayDecide } from './policy.ts'
import { countPending, findPending, listPending, type PendingRow } from './store.ts'

const QUEUE_SHOWN = 50

/** The team's desk: what waits, one review in full, and the decisions on it. */
export function createModerationRoom(
  parts: Parts,
  places: Places,
): Room<'teamQueue' | 'teamReview' | 'decideReview' | 'undoDecision'> {
  const { db } = parts
  return {
    handlers: {
      async teamQueue(_input, context) {
        await mayDecide(parts, context)
        const [total, reviews] = await Promise.all([
          countPending(db.content),
          listPending(db.content, QUEUE_SHOWN),
        ])
        return { total, reviews }
      },
      async teamReview({ params }, context) {
        await mayDecide(parts, context)
        return present(
          (await findPending(db.content, params.id)) ?? fail('not_found'),
          parts,
          places,
          context.locale,
        )
      },
      async decideReview({ params, body }, context) {
        const staffId = await mayDecide(parts, context)
        return decide(parts, staffId, params.id, body)
      },
      async undoDecision({ params }, context) {
        await mayDecide(parts, context)
        await undoDecision(parts, params.id)
        return { undone: true }
      },
    },
    tasks: { content: { decide: (payload: DecisionTask) => carryOut(parts, payload) } },
  }
}

function present(row: PendingRow, { secrets }: Parts, places: Places, locale: Locale): ModeratorReview {
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
    headline: row.headline,
    likes: row.likes,
    dislikes: row.dislikes,
    advice: row.advice,
    surprise_text: row.surprise_text,
    // The amount stays closed: a moderator reads words, not salaries.
    salary_comment: row.salary_box ? openSalary(secrets, row.salary_box).comment : null,
    department: row.department as Department | null,
    job_type: row.job_type as JobType | null,
    job_role: places.roleName(row.job_role_id, locale),
    city: places.findCity(row.city_id) ?? null,
    left_at_year: row.left_at_year,
    application_result: row.application_result as ApplicationResult | null,
  }
}
