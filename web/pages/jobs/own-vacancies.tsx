import { OwnerArea } from '#web/owners/owner-area.tsx'
import { VacancyList } from '#web/jobs/vacancy-form/vacancy-list.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'vacancies').list.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerJobs" needs="vacancies">
      <VacancyList />
    </OwnerArea>
  ),
})
