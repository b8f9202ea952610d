import { TEXT_FIELDS } from '#shared/contract/writing.ts'
import { type ModeratorReview } from '#shared/contract/moderation.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import type { textsOf } from './texts.ts'

/** What screening finds in a review's texts, for the moderator's eye. */
export function findingsIn(
  texts: ReturnType<typeof textsOf>,
  officers: string[],
): ModeratorReview['findings'] {
  return TEXT_FIELDS.flatMap(field =>
    screen(texts[field] ?? '', { officers }).map(finding => ({ field, ...finding })),
  )
}
