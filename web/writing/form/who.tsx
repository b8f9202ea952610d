import { APPLICANT, FORMER_EMPLOYEE, type Department, type EmploymentStatus } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { LIMITS } from '../parts/limits.ts'
import { AppliedRole } from './applied-role.tsx'
import { withDepartment, type Draft, unlistedCompany, withCompany, type DraftCompany } from '../kept/draft.ts'
import type { StepProps } from './step-props.ts'
import { OnlyPay } from '../offer/only-pay.tsx'
import { OnceAYear } from './once-a-year.tsx'
import { OwnMail } from '../parts/own-mail.tsx'
import { CityCombobox, DepartmentSelect, JobTypeSelect } from '../parts/job-fields.tsx'
import { RoleSelect } from './role-field.tsx'
import { idOf } from '#web/forms/form.ts'
import { thisYear } from '#web/forms/today.ts'
import { useState } from 'react'
import { ListedCompany } from '../parts/listed-company.tsx'
import { UnlistedField } from './unlisted-field.tsx'
import { useMovedFocus } from '../parts/use-moved-focus.ts'

type Props = StepProps & {
  /** The company is asked for only where the address does not name it. */
  asksCompany: boolean
  isNew: boolean
  onStatus: (status: EmploymentStatus) => void
}

/** Who is writing: company, how they know it, and where they stood in it. */
export function StepWho({ asksCompany, isNew, onStatus, ...props }: Props) {
  const { draft, errors } = props
  const { fields, statuses, offer } = useWords('writing')
  const labels = [statuses.current, statuses.former, statuses.applicant]
  return (
    <>
      {asksCompany && <CompanyField {...props} />}
      {isNew && <OnceAYear draft={draft} />}
      {isNew && <OnlyPay draft={draft} text={offer.first} />}
      {isNew && <OwnMail />}
      <div className="field">
        <RadioCards
          id={idOf('employment_status')}
          name="employment_status"
          legend={fields.employment_status.label}
          options={labels.map((label, status) => ({ value: String(status), ...label }))}
          value={draft.status_chosen ? String(draft.employment_status) : ''}
          onChange={value => onStatus(Number(value) as EmploymentStatus)}
          error={errors['employment_status']}
        />
      </div>
      {draft.status_chosen && <OfStatus {...props} />}
    </>
  )
}

function OfStatus(props: StepProps) {
  const { draft, errors, change } = props
  const { city_id } = useWords('writing').fields
  return (
    <>
      {draft.employment_status === APPLICANT ? <AppliedRole {...props} /> : <JobFields {...props} />}
      <CityCombobox
        hint={city_id.hint[draft.employment_status]}
        error={errors['city_id']}
        value={draft.city}
        onChange={city => change('city_id', { city })}
      />
      {draft.employment_status >= FORMER_EMPLOYEE && <YearField {...props} />}
    </>
  )
}

function JobFields(props: StepProps) {
  const { draft, errors, change } = props
  return (
    <>
      <DepartmentSelect
        error={errors['department']}
        value={draft.department}
        onChange={department => change('department', departmentOf(draft, department))}
      />
      <JobTypeSelect
        error={errors['job_type']}
        value={draft.job_type}
        onChange={job_type => change('job_type', { job_type })}
      />
      {draft.department && <RoleSelect {...props} />}
    </>
  )
}

const departmentOf = (draft: Draft, department: Department | ''): Partial<Draft> => {
  const { job_role, job_role_aside } = withDepartment(draft, department)
  return { department, job_role, job_role_aside }
}

function YearField({ draft, errors, change }: StepProps) {
  const { left_at_year } = useWords('writing').fields
  const now = thisYear()
  const years = Array.from({ length: now - LIMITS.firstYear + 1 }, (_, ago) => String(now - ago))
  return (
    <SelectField
      label={draft.employment_status === APPLICANT ? left_at_year.applied : left_at_year.former}
      empty={left_at_year.empty}
      id={idOf('left_at_year')}
      error={errors['left_at_year']}
      value={draft.left_at_year}
      onChange={event => change('left_at_year', { left_at_year: event.target.value })}
      options={years.map(value => ({ value, label: value }))}
      required
    />
  )
}

/** The company, from the list, or by its name where the list lacks it. */
function CompanyField({ draft, errors, change }: StepProps) {
  const { company_id: words } = useWords('writing').fields
  const { exit } = useWords('forms').combobox
  const [moved, setMoved] = useState(0)
  const choose = (company: DraftCompany | null) => change('company_id', withCompany(draft, company))
  const move = (company: DraftCompany | null) => {
    choose(company)
    setMoved(moved + 1)
  }
  useMovedFocus(idOf('company_id'), moved)
  const { company } = draft
  if (company?.unlisted) {
    const rename = (name: string) => choose({ ...company, name })
    const props = { company, status: draft.employment_status, error: errors['company_id'] }
    return <UnlistedField {...props} onName={rename} onListed={move} />
  }
  return (
    <ListedCompany
      company={company}
      error={errors['company_id']}
      none={words.none}
      onChoose={choose}
      exit={{ label: exit, take: typed => move(unlistedCompany(typed)) }}
    />
  )
}
