import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { blankFields } from '#web/jobs/vacancy-form/fields.ts'
import { VacancyForm } from '#web/jobs/vacancy-form/vacancy-form.tsx'

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

/** Form for a new vacancy. Its random id is part of the draft, so that sending it twice creates one vacancy. */
function NewVacancy() {
  const locale = useLocale()
  const { form: words } = useWords('vacancies')
  return (
    <>
      <p className="vacancy-back">
        <a href={href(locale, 'ownerJobs')}>{words.back}</a>
      </p>
      <h1>{words.newTitle}</h1>
      <VacancyForm
        of="new"
        begin={() => ({ id: crypto.randomUUID(), version: null, base: blankFields(locale) })}
      />
    </>
  )
}
