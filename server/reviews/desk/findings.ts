import { TEXT_FIELDS } from '#shared/contract/text-fields.ts'
import { type ModeratorReview } from '#shared/contract/reviews/desk-review.ts'
import { detectorOf } from '#shared/rules/screening/officers.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import type { textsOf } from './texts.ts'

export function findingsIn(
  texts: ReturnType<typeof textsOf>,
  officers: string[],
): ModeratorReview['findings'] {
  const detector = detectorOf(officers)
  return TEXT_FIELDS.flatMap(field =>
    screen(texts[field] ?? '', detector).map(finding => ({ field, ...finding })),
  )
}
