import { useEffect, useState } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import type { StepProps } from './step-props.ts'
import { allJobRoles, type JobRole } from '#web/forms/lists.ts'
import { idOf } from '#web/forms/form.ts'

/** An employee's position: one of their department, and it may stay unsaid. */
export function RoleSelect({ draft, errors, change }: StepProps) {
  const { fields } = useWords('writing')
  const { optional } = useWords('forms')
  const { label, empty, hint } = fields.job_role_id
  const roles = useJobRoles().filter(role => role.department === draft.department)
  const choose = (id: string) => {
    const role = roles.find(one => one.id === id)
    change('job_role_id', {
      job_role: role ? { id: role.id, label: role.label } : null,
      job_role_aside: null,
    })
  }
  const known = draft.job_role && roles.length === 0 ? [draft.job_role] : roles
  return (
    <SelectField
      {...{ label, optional, empty, hint }}
      id={idOf('job_role_id')}
      error={errors['job_role_id']}
      value={draft.job_role?.id ?? ''}
      onChange={event => choose(event.target.value)}
      options={known.map(({ id, label: name }) => ({ value: id, label: name }))}
    />
  )
}

/** Empty until they are here, and where they cannot be loaded: the field is optional. */
function useJobRoles(): readonly JobRole[] {
  const locale = useLocale()
  const [roles, setRoles] = useState<readonly JobRole[]>([])
  useEffect(() => {
    let gone = false
    allJobRoles(locale).then(
      found => gone || setRoles(found),
      () => {},
    )
    return () => void (gone = true)
  }, [locale])
  return roles
}
