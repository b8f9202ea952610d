import { JOB_TYPES, type Department, type JobType } from '#shared/contract/keys.ts'
import { idOf } from '#web/forms/form.ts'
import { allCities, allJobRoles, type JobRole } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { departmentOptions } from '#web/reviews/department-options.ts'
import { Combobox, type Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'

type Exit = { label: string; take: (typed: string) => void }
type Field<V> = { error: string | undefined; value: V; onChange: (value: V) => void }

export function DepartmentSelect({ error, value, onChange }: Field<Department | ''>) {
  const locale = useLocale()
  const { fields } = useWords('writing')
  const { departments } = useWords('reviews')
  return (
    <SelectField
      {...fields.department}
      id={idOf('department')}
      error={error}
      value={value}
      onChange={event => onChange(event.target.value as Department | '')}
      options={departmentOptions(departments, locale)}
      required
    />
  )
}

export function JobTypeSelect({ error, value, onChange }: Field<JobType | ''>) {
  const { fields } = useWords('writing')
  const { jobTypes } = useWords('reviews')
  return (
    <SelectField
      {...fields.job_type}
      id={idOf('job_type')}
      error={error}
      value={value}
      onChange={event => onChange(event.target.value as JobType | '')}
      options={JOB_TYPES.map(type => ({ value: type, label: jobTypes[type] }))}
      required
    />
  )
}

/** Combobox with all positions of the list; each shows its department. */
export function RoleCombobox({
  label,
  hint,
  error,
  value,
  onChange,
  exit,
}: Field<Choice | null> & { label: string; hint: string; exit: Exit }) {
  const locale = useLocale()
  const { combobox } = useWords('forms')
  const { departments } = useWords('reviews')
  const noteOf = (role: JobRole) => departments[role.department as keyof typeof departments]
  return (
    <Combobox
      {...{ label, hint, error, value }}
      id={idOf('job_role_id')}
      onChange={role => onChange(role && { id: role.id, label: role.label })}
      find={async typed =>
        matching(await allJobRoles(locale), typed).map(role => ({ ...role, note: noteOf(role) }))
      }
      words={combobox}
      exit={exit}
      required
    />
  )
}

export function CityCombobox({ hint, error, value, onChange }: Field<Choice | null> & { hint: string }) {
  const locale = useLocale()
  const { fields } = useWords('writing')
  const { combobox } = useWords('forms')
  return (
    <Combobox
      {...{ hint, error, value }}
      label={fields.city_id.label}
      id={idOf('city_id')}
      onChange={city => onChange(city && { id: city.id, label: city.label })}
      find={async typed => matching(await allCities(locale), typed)}
      words={{ ...combobox, none: fields.city_id.none }}
      required
    />
  )
}
