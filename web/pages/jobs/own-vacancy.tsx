import { OwnerArea } from '#web/owners/owner-area.tsx'
import { EditVacancy } from '#web/jobs/vacancy-form/edit-vacancy.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'vacancies').form.editTitle,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerJobs" needs="vacancies">
      <EditVacancy />
    </OwnerArea>
  ),
})
