import { AnswerReview } from '#web/owner-desk/answer-review.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'answering').answer.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerReviews" needs="reply">
      <AnswerReview />
    </OwnerArea>
  ),
})
