import {
  APPLICANT,
  DEPARTMENTS,
  FORMER_EMPLOYEE,
  JOB_TYPES,
  type Department,
  type EmploymentStatus,
  type JobType,
} from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Combobox } from '#web/ui/forms/combobox/combobox.tsx'
import { LIMITS } from '../parts/limits.ts'
import { CompanyField } from './company-field.tsx'
import { withDepartment, type Draft } from '../kept/draft.ts'
import type { StepProps } from './step-props.ts'
import { allCities } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { OnceAYear } from './once-a-year.tsx'
import { OwnMail } from '../parts/own-mail.tsx'
import { RoleFinder, RoleSelect } from './role-field.tsx'
import { idOf } from '#web/forms/form.ts'
import { thisYear } from '#web/forms/today.ts'

type Props = StepProps & {
  /** The company is asked for only where the address does not name it. */
  asksCompany: boolean
  isNew: boolean
  onStatus: (status: EmploymentStatus) => void
}

/** Who is writing: company, how they know it, and where they stood in it. */
export function StepWho({ asksCompany, isNew, onStatus, ...props }: Props) {
  const { draft, errors } = props
  const { fields, statuses } = useWords('writing')
  const labels = [statuses.current, statuses.former, statuses.applicant]
  const applicant = draft.employment_status === APPLICANT
  return (
    <>
      {asksCompany && <CompanyField {...props} />}
      {isNew && <OnceAYear draft={draft} />}
      {isNew && <OwnMail />}
      <div className="field">
        <RadioCards
          id={idOf('employment_status')}
          name="employment_status"
          legend={fields.employment_status.label}
          options={labels.map((label, status) => ({ value: String(status), ...label }))}
          value={String(draft.employment_status)}
          onChange={value => onStatus(Number(value) as EmploymentStatus)}
          error={errors['employment_status']}
        />
      </div>
      {applicant ? <RoleFinder {...props} /> : <JobFields {...props} />}
      <CityField {...props} />
      {draft.employment_status >= FORMER_EMPLOYEE && <YearField {...props} />}
    </>
  )
}

function JobFields(props: StepProps) {
  const { draft, errors, change } = props
  const { fields } = useWords('writing')
  const locale = useLocale()
  const { departments, jobTypes } = useWords('reviews')
  return (
    <>
      <SelectField
        {...fields.department}
        id={idOf('department')}
        error={errors['department']}
        value={draft.department}
        onChange={event => change('department', departmentOf(draft, event.target.value as Department | ''))}
        options={inOrder(departments, locale)}
        required
      />
      <SelectField
        {...fields.job_type}
        id={idOf('job_type')}
        error={errors['job_type']}
        value={draft.job_type}
        onChange={event => change('job_type', { job_type: event.target.value as JobType | '' })}
        options={JOB_TYPES.map(value => ({ value, label: jobTypes[value] }))}
        required
      />
      {draft.department && <RoleSelect {...props} />}
    </>
  )
}

/** By name in the reader's language, what is none of them last. */
const inOrder = (names: Record<Department, string>, locale: Locale) =>
  DEPARTMENTS.map(value => ({ value, label: names[value] })).toSorted(
    (a, b) =>
      Number(a.value === 'other') - Number(b.value === 'other') || a.label.localeCompare(b.label, locale),
  )

const departmentOf = (draft: Draft, department: Department | ''): Partial<Draft> => {
  const { job_role, job_role_aside } = withDepartment(draft, department)
  return { department, job_role, job_role_aside }
}

function CityField({ draft, errors, change }: StepProps) {
  const locale = useLocale()
  const { fields } = useWords('writing')
  const { combobox } = useWords('forms')
  const { label, hint } = fields.city_id
  return (
    <Combobox
      label={label}
      hint={hint[draft.employment_status]}
      id={idOf('city_id')}
      error={errors['city_id']}
      value={draft.city}
      onChange={city => change('city_id', { city: city && { id: city.id, label: city.label } })}
      find={async typed => matching(await allCities(locale), typed)}
      words={combobox}
      required
    />
  )
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
