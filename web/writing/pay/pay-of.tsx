import { useState } from 'react'
import { idOf, type StepProps } from '#web/forms/form.ts'
import { thisYear } from '#web/forms/today.ts'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Options } from '#web/ui/forms/questions/options.tsx'
import { CityCombobox, DepartmentSelect, JobTypeSelect, RoleCombobox } from '../parts/job-fields.tsx'
import { ListedCompany } from '../parts/listed-company.tsx'
import { useMovedFocus } from '../parts/use-moved-focus.ts'
import { withPayOf, type PayDraft } from '../kept/pay-draft.ts'
import type { Field } from './pay-rules.ts'

type Props = StepProps<PayDraft, Field>

/** The company, or that it is rather not said. */
export function PayOf({ draft, errors, change }: Props) {
  const { company: words } = useWords('given')
  return (
    <div className="field">
      {!draft.unsaid && (
        <ListedCompany
          company={draft.company}
          error={errors['company_id']}
          none={words.none}
          onChoose={company => change('company_id', withPayOf(draft, { company }))}
        />
      )}
      <Checkbox
        checked={draft.unsaid}
        hint={words.unsaidHint}
        onChange={event => change('company_id', withPayOf(draft, { unsaid: event.target.checked }))}
      >
        {words.unsaid}
      </Checkbox>
    </div>
  )
}

/** A position, or its department where the list lacks it; the kind of work, and where it is. */
export function PayJob({ draft, errors, change }: Props) {
  const { role: words, city } = useWords('given')
  const { by_department: byDepartment } = draft
  const [moved, setMoved] = useState(0)
  const move = (to: boolean) => {
    change('job_role_id', { by_department: to })
    setMoved(moved + 1)
  }
  useMovedFocus(idOf(byDepartment ? 'department' : 'job_role_id'), moved)
  return (
    <>
      <div className="field">
        {byDepartment ? (
          <DepartmentSelect
            error={errors['department']}
            value={draft.department}
            onChange={department => change('department', { department })}
          />
        ) : (
          <RoleCombobox
            {...{ label: words.label, hint: words.hint }}
            error={errors['job_role_id'] ?? errors['department']}
            value={draft.job_role}
            onChange={job_role => change('job_role_id', { job_role })}
            exit={{ label: words.other, take: () => move(true) }}
          />
        )}
        {byDepartment && <LinkButton onClick={() => move(false)}>{words.back}</LinkButton>}
      </div>
      <JobTypeSelect
        error={errors['job_type']}
        value={draft.job_type}
        onChange={job_type => change('job_type', { job_type })}
      />
      <CityCombobox
        hint={city}
        error={errors['city_id']}
        value={draft.city}
        onChange={found => change('city_id', { city: found })}
      />
    </>
  )
}

export function PayYear({ draft, errors, change }: Props) {
  const { year } = useWords('given')
  const now = thisYear()
  return (
    <div className="field pay-year">
      <Options
        legend={year.label}
        name="year"
        id={idOf('year')}
        error={errors['year']}
        options={[now, now - 1].map(one => ({ value: String(one), label: String(one) }))}
        value={draft.year}
        onChange={value => change('year', withPayOf(draft, { year: value }))}
        required
      />
    </div>
  )
}
