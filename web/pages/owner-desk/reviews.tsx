import { OwnerReviews } from '#web/owner-desk/review-list.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'answering').list.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerReviews" needs="reply">
      <OwnerReviews />
    </OwnerArea>
  ),
})
