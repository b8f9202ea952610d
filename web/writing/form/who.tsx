import { APPLICANT, FORMER_EMPLOYEE, type Department, type EmploymentStatus } from '#shared/contract/keys.ts'
import { useWords, useLocale } from '#web/platform/locale.ts'
import { useData } from '#web/platform/use-data.ts'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { LIMITS } from '../parts/limits.ts'
import {
  withDepartment,
  type Draft,
  unlistedCompany,
  withCompany,
  type DraftCompany,
  isOwnRole,
  ownRole,
} from '../drafts/draft.ts'
import type { StepProps } from './step-props.ts'
import { OnlyPay } from '../offer/only-pay.tsx'
import { OnceAYear } from './once-a-year.tsx'
import { OwnMail } from '../parts/own-mail.tsx'
import { CityCombobox, DepartmentSelect, JobTypeSelect, RoleCombobox } from '../parts/job-fields.tsx'
import { idOf } from '#web/forms/form.ts'
import { thisYear } from '#web/forms/today.ts'
import { useState } from 'react'
import { ListedCompany } from '../parts/listed-company.tsx'
import { UnlistedField } from './unlisted-field.tsx'
import { useMovedFocus } from '../parts/use-moved-focus.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { allJobRoles, type JobRole } from '#web/forms/lists.ts'

type Props = StepProps & {
  /** Whether the company is asked for: not if the address names it. */
  hasCompanyField: boolean
  isNew: boolean
  onStatus: (status: EmploymentStatus) => void
}

/** Step "who": company, employment status, and position. */
export function StepWho({ hasCompanyField, isNew, onStatus, ...props }: Props) {
  const { draft, errors } = props
  const { fields, statuses, offer } = useWords('writing')
  const labels = [statuses.current, statuses.former, statuses.applicant]
  return (
    <>
      {hasCompanyField && <CompanyField {...props} />}
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

/** Field for the company: from the list, or by name if it is not listed. */
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

/** Position that an applicant applied for: from the list, or as free text. */
function AppliedRole({ draft: { job_role }, errors, change }: StepProps) {
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

/** An employee's position within the department; optional. */
function RoleSelect({ draft, errors, change }: StepProps) {
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

/** Empty until loaded and after a failure: the field is optional. */
function useJobRoles(): readonly JobRole[] {
  const locale = useLocale()
  return useData(locale, () => allJobRoles(locale)).data ?? NO_ROLES
}

const NO_ROLES: readonly JobRole[] = []
