import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { blankFields } from './fields.ts'
import { VacancyForm } from './vacancy-form.tsx'

/** Posts a vacancy. Its random id goes with the draft, so that sending it twice posts it once. */
export function NewVacancy() {
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
