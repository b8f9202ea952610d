import { OwnerArea } from '#web/owners/owner-area.tsx'
import { NewVacancy } from '#web/jobs/vacancy-form/new-vacancy.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'vacancies').form.newTitle,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerJobs" needs="vacancies">
      <NewVacancy />
    </OwnerArea>
  ),
})
