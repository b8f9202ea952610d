import { useState } from 'react'
import { idOf } from '#web/forms/form.ts'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { isOwnRole, ownRole } from '../kept/draft.ts'
import { RoleCombobox } from '../parts/job-fields.tsx'
import { LIMITS } from '../parts/limits.ts'
import type { StepProps } from './step-props.ts'
import { useMovedFocus } from '../parts/use-moved-focus.ts'

/** The position that an applicant applied for, from the list, or in their own words where the list lacks it. */
export function AppliedRole({ draft: { job_role }, errors, change }: StepProps) {
  const { applied, find, own, listed } = useWords('writing').fields.job_role_id
  const { exit } = useWords('forms').combobox
  const [moved, setMoved] = useState(0)
  const choose = (role: Choice | null) => change('job_role_id', { job_role: role })
  const move = (role: Choice | null) => {
    choose(role)
    setMoved(moved + 1)
  }
  const error = errors['job_role_id']
  useMovedFocus(idOf('job_role_id'), moved)
  if (!job_role || !isOwnRole(job_role))
    return (
      <RoleCombobox
        {...{ error, value: job_role, label: applied, hint: find }}
        onChange={choose}
        exit={{ label: exit, take: typed => move(ownRole(typed)) }}
      />
    )
  return (
    <div className="field">
      <TextField
        {...{ error, label: applied, hint: own }}
        id={idOf('job_role_id')}
        value={job_role.label}
        onChange={event => choose(ownRole(event.target.value))}
        maxLength={LIMITS.roleName.max}
        autoComplete="organization-title"
        required
      />
      <LinkButton onClick={() => move(null)}>{listed}</LinkButton>
    </div>
  )
}
