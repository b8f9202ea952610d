import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { MyReview } from '#web/writing/my-review/my-review.tsx'

/** The author's access to a review: by its code, without a sign-in. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'writing').mine
    return { title, description }
  },
  View: () => <MyReview />,
})
