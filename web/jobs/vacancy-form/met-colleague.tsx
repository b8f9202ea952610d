import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useFocusFirst } from '#web/ui/forms/use-focus-first.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Field, Fields } from './fields.ts'
import { useFieldNames, type VacancyForm } from './use-vacancy-form.ts'

type Props = { met: NonNullable<VacancyForm['met']>; form: VacancyForm }

/**
 * Conflict with a colleague's version: shows their changes and asks which version to keep. It takes focus when it
 * mounts.
 */
export function MetColleague({ met, form }: Props) {
  const { met: words } = useWords('vacancies')
  const names = useFieldNames()
  const valueOf = useValue()
  return (
    <div role="alert" tabIndex={-1} ref={useFocusFirst()}>
      <Notice kind="warn">
        <p>
          <b>{words.title}</b>
        </p>
        {met.taken.length > 0 && <p>{words.taken(met.taken.map(field => names[field]).join(', '))}</p>}
        {met.both.length > 0 && <p>{words.theirs}</p>}
        {met.both.map(field => (
          <div key={field}>
            <b>{names[field]}</b>
            <blockquote>{valueOf(field, met.theirs) || words.nothing}</blockquote>
          </div>
        ))}
        <p>{words.goOn}</p>
        <div className="vacancy-acts">
          <Button kind="line" busy={form.busy} onClick={() => form.sendMine(met)}>
            {words.keepMine}
          </Button>
          <Button kind="line" onClick={() => form.takeTheirs(met)}>
            {words.takeTheirs}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** Formats a field's value as text. */
function useValue(): (field: Field, fields: Fields) => string {
  const format = useFormats()
  const { periods, form } = useWords('vacancies')
  const { workplaces } = useWords('jobs')
  const { departments, jobTypes } = useWords('reviews')
  return (field, fields) => {
    switch (field) {
      case 'job_role':
        return fields.job_role?.label ?? ''
      case 'cities':
        return fields.cities.map(({ label }) => label).join(', ')
      case 'department':
        return fields.department && departments[fields.department]
      case 'job_type':
        return fields.job_type && jobTypes[fields.job_type]
      case 'workplace':
        return workplaces[fields.workplace]
      case 'salary_period':
        return periods[fields.salary_period]
      case 'locale':
        return form.locale.names[fields.locale]
      case 'last_day':
        return fields.last_day && format.day(fields.last_day)
      case 'title':
      case 'experience':
      case 'salary_from':
      case 'salary_to':
      case 'description':
      case 'expectations':
      case 'requirements':
        return fields[field]
    }
  }
}
