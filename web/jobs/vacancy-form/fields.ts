import type { Input } from '#shared/contract/contract.ts'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import type { Department, JobType, SalaryPeriod, Workplace } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'

/** Values of the form's fields, as typed. */
export type Fields = {
  title: string
  job_role: Choice | null
  department: Department | ''
  job_type: JobType | ''
  /** Years of experience; empty if not specified. */
  experience: string
  workplace: Workplace
  cities: Choice[]
  salary_from: string
  salary_to: string
  salary_period: SalaryPeriod
  description: string
  expectations: string
  requirements: string
  last_day: string
  locale: Locale
}
export type Field = keyof Fields
type Body = Input<'saveVacancy'>['body']

export const blankFields = (locale: Locale): Fields => ({
  title: '',
  job_role: null,
  department: '',
  job_type: '',
  experience: '',
  workplace: 'onsite',
  cities: [],
  salary_from: '',
  salary_to: '',
  salary_period: 'month',
  description: '',
  expectations: '',
  requirements: '',
  last_day: '',
  locale,
})

/** The form's values of a stored vacancy; `city` formats a place's name. An ended vacancy gets a new last day. */
export const fieldsOf = (one: OwnVacancy, city: (name: string) => string): Fields => ({
  title: one.title,
  job_role: one.role && { id: one.role.id, label: one.role.name },
  department: one.department,
  job_type: one.job_type,
  experience: one.experience_years === null ? '' : String(one.experience_years),
  workplace: one.workplace,
  cities: one.cities.map(({ id, name }) => ({ id, label: city(name) })),
  salary_from: one.offer ? String(one.offer.from) : '',
  salary_to: one.offer?.to ? String(one.offer.to) : '',
  salary_period: one.offer?.period ?? 'month',
  description: one.description,
  expectations: one.expectations ?? '',
  requirements: one.requirements ?? '',
  last_day: isEnded(one) ? '' : one.last_day,
  locale: one.locale,
})

export const isEnded = ({ state }: Pick<OwnVacancy, 'state'>): boolean =>
  state === 'closed' || state === 'expired'

export function bodyOf(fields: Fields, { id, version }: { id: string; version: string | null }): Body {
  const { job_role, experience, cities, ...rest } = fields
  return {
    id,
    version,
    ...rest,
    title: fields.title.trim(),
    job_role: job_role?.id ?? null,
    department: fields.department || null,
    job_type: fields.job_type as JobType,
    experience_years: experience === '' ? null : Number(experience),
    cities: fields.workplace === 'remote' ? [] : cities.map(({ id }) => id),
    expectations: fields.expectations.trim() || null,
    requirements: fields.requirements.trim() || null,
    last_day: fields.last_day || null,
  }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Three-way merge with a colleague's version: their changes are taken over, except in fields that were edited here too
 * (`both`).
 */
export function ontoTheirs(mine: Fields, base: Fields, theirs: Fields) {
  const changed = (Object.keys(theirs) as Field[]).filter(field => !isSame(base[field], theirs[field]))
  const isMine = (field: Field) => !isSame(mine[field], base[field]) && !isSame(mine[field], theirs[field])
  const taken = changed.filter(field => !isMine(field))
  const merged = Object.fromEntries(taken.map(field => [field, theirs[field]]))
  return { fields: { ...mine, ...merged } as Fields, taken, both: changed.filter(isMine) }
}
