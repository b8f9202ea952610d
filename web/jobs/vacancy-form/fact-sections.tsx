import {
  JOB_TYPES,
  SALARY_PERIODS,
  WORKPLACES,
  type Department,
  type JobType,
  type SalaryPeriod,
  type Workplace,
} from '#shared/contract/keys.ts'
import { VACANCY } from '#shared/contract/jobs/limits.ts'
import { readOffer } from '#shared/rules/vacancy/offer.ts'
import { idOf } from '#web/forms/form.ts'
import { allCities, allJobRoles } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Combobox, type Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { FieldHint } from '#web/ui/forms/field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { departmentOptions } from '#web/reviews/department-options.ts'
import { useOwner } from '#web/owners/owner-area.tsx'
import { useFieldNames, type VacancyForm } from './use-vacancy-form.ts'

type Props = { form: VacancyForm }

export function WorkSection({ form: { fields, mistakes, change } }: Props) {
  const locale = useLocale()
  const { form: words } = useWords('vacancies')
  const { combobox } = useWords('forms')
  const names = useFieldNames()
  const { departments, jobTypes } = useWords('reviews')
  return (
    <Section title={words.work}>
      <TextField
        {...words.title}
        id={idOf('title')}
        maxLength={VACANCY.title.max}
        value={fields.title}
        error={mistakes.title}
        onChange={event => change({ title: event.currentTarget.value })}
        required
      />
      <Combobox<Choice & { department?: string }>
        label={words.role.label}
        hint={words.role.hint}
        optional={words.optional}
        id={idOf('job_role')}
        value={fields.job_role}
        error={mistakes.job_role}
        find={async typed => matching(await allJobRoles(locale), typed)}
        onChange={role =>
          change({
            job_role: role && { id: role.id, label: role.label },
            ...(role && fields.department === '' && { department: role.department as Department }),
          })
        }
        words={{ ...combobox, none: words.role.none }}
      />
      <SelectField
        label={names.department}
        empty={words.department}
        id={idOf('department')}
        options={departmentOptions(departments, locale)}
        value={fields.department}
        error={mistakes.department}
        onChange={event => change({ department: event.currentTarget.value as Department | '' })}
        required
      />
      <SelectField
        label={names.job_type}
        empty={words.jobType}
        id={idOf('job_type')}
        options={JOB_TYPES.map(value => ({ value, label: jobTypes[value] }))}
        value={fields.job_type}
        error={mistakes.job_type}
        onChange={event => change({ job_type: event.currentTarget.value as JobType | '' })}
        required
      />
      <SelectField
        label={names.experience}
        empty={words.notSaid}
        id={idOf('experience')}
        options={Array.from({ length: VACANCY.experience + 1 }, (_, years) => ({
          value: String(years),
          label: years === 0 ? words.noExperience : words.years(years),
        }))}
        value={fields.experience}
        error={mistakes.experience}
        onChange={event => change({ experience: event.currentTarget.value })}
      />
    </Section>
  )
}

export function PaySection({ form: { fields, mistakes, change } }: Props) {
  const { form: words, periods } = useWords('vacancies')
  const { rupiah } = useFormats()
  const offer = readOffer(fields)
  const { from = null, to = null } = offer && 'from' in offer ? offer : {}
  const read = (...amounts: (number | null)[]) => {
    const shown = amounts.filter(amount => amount !== null).map(rupiah)
    return shown.length > 0 ? words.read(shown.join('–'), periods[fields.salary_period]) : undefined
  }
  const isBoth = fields.salary_to.trim() === ''
  return (
    <Section title={words.pay}>
      <p className="note">{words.payHint}</p>
      <div className="vacancy-pair">
        <TextField
          {...words.payFrom}
          id={idOf('salary_from')}
          optional={words.optional}
          autoComplete="off"
          maxLength={60}
          value={fields.salary_from}
          error={mistakes.salary_from}
          understood={isBoth ? read(from, to) : read(from)}
          onChange={event => change({ salary_from: event.currentTarget.value })}
        />
        <TextField
          label={words.payTo}
          hint={words.payToHint}
          id={idOf('salary_to')}
          optional={words.optional}
          autoComplete="off"
          maxLength={60}
          value={fields.salary_to}
          error={mistakes.salary_to}
          understood={isBoth ? undefined : read(to)}
          onChange={event => change({ salary_to: event.currentTarget.value })}
        />
      </div>
      <SelectField
        label={words.period}
        id={idOf('salary_period')}
        options={SALARY_PERIODS.map(value => ({ value, label: periods[value] }))}
        value={fields.salary_period}
        onChange={event => change({ salary_period: event.currentTarget.value as SalaryPeriod })}
      />
    </Section>
  )
}

export function PlaceSection({ form }: Props) {
  const { form: words } = useWords('vacancies')
  const names = useFieldNames()
  const { workplaces } = useWords('jobs')
  const format = useFormats()
  const { until } = useOwner().subscription
  const { fields, mistakes, change } = form
  return (
    <Section title={words.place}>
      <SelectField
        label={names.workplace}
        id={idOf('workplace')}
        options={WORKPLACES.map(value => ({ value, label: workplaces[value] }))}
        value={fields.workplace}
        onChange={event => change({ workplace: event.currentTarget.value as Workplace })}
      />
      {fields.workplace !== 'remote' && <Cities form={form} />}
      <TextField
        type="date"
        label={words.lastDay.label}
        optional={words.optional}
        hint={words.lastDay.hint(VACANCY.mostDays, VACANCY.days)}
        id={idOf('last_day')}
        value={fields.last_day}
        error={mistakes.last_day}
        onChange={event => change({ last_day: event.currentTarget.value })}
      />
      {until !== null && (
        <FieldHint>{words.lastDay[fields.last_day > until ? 'cut' : 'until'](format.day(until))}</FieldHint>
      )}
    </Section>
  )
}

function Cities({ form: { fields, mistakes, change } }: Props) {
  const locale = useLocale()
  const { form: words } = useWords('vacancies')
  const { combobox } = useWords('forms')
  const { cities } = fields
  const without = (id: string) => cities.filter(one => one.id !== id)
  return (
    <>
      {cities.length > 0 && (
        <ul className="vacancy-cities" aria-label={words.cities.chosen}>
          {cities.map(({ id, label }) => (
            <li key={id}>
              {label}
              <LinkButton icon="x" onClick={() => change({ cities: without(id) })}>
                {words.removeCity(label)}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {cities.length < VACANCY.cities && (
        <Combobox
          label={words.cities.label}
          hint={words.cities.hint}
          id={idOf('cities')}
          value={null}
          error={mistakes.cities}
          find={async typed => matching(await allCities(locale), typed)}
          onChange={city =>
            city && change({ cities: [...without(city.id), { id: city.id, label: city.label }] })
          }
          words={combobox}
        />
      )}
    </>
  )
}
