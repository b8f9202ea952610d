import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { blankFields } from './fields.ts'
import { VacancyForm } from './vacancy-form.tsx'

/** Form for a new vacancy. Its random id is part of the draft, so that sending it twice creates one vacancy. */
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
