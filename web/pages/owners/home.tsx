import { WaitingApplications } from '#web/owner-desk/applications/waiting-applications.tsx'
import { WaitingQuestions } from '#web/owner-desk/questions/waiting-questions.tsx'
import { WaitingReviews } from '#web/owner-desk/waiting-reviews.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { OwnerHome } from '#web/owners/owner-home.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** First page of a company's area. */
export const page = definePage({
  head: ({ locale }) => {
    const { name, description } = words(locale, 'owners').area
    return { title: name, description, noindex: true }
  },
  View: () => (
    <OwnerArea page="ownerHome">
      <OwnerHome
        waits={
          <>
            <WaitingReviews />
            <WaitingApplications />
            <WaitingQuestions />
          </>
        }
      />
    </OwnerArea>
  ),
})
