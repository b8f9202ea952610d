/**
 * Vacancies. None requires an age, looks, gender, religion or marital status; two demand money from applicants and are
 * held.
 */
import { companyFiles, type Entry, findField, getField, numberIn, partsOf } from './company-files.ts'
import { departmentOf } from './roles.ts'
import type { DemoLocale, DemoVacancy } from './types.ts'

export const demoVacancies = (): DemoVacancy[] =>
  companyFiles().flatMap(({ slug, sections }) =>
    (sections.Vacancies ?? []).map(entry => readVacancy(slug, entry)),
  )

function readVacancy(company: string, entry: Entry): DemoVacancy {
  const [role = '', type, city_code = '', workplace, years] = partsOf(getField(entry, 'work'))
  const [locale, since, open, mark] = partsOf(getField(entry, 'open'))
  const isDraft = since === 'draft'
  return {
    company,
    state: isDraft ? 'draft' : 'published',
    day: isDraft ? null : -numberIn(since),
    valid_days: numberIn(open),
    locale: locale as DemoLocale,
    title: entry.title,
    job_role_id: role,
    department: departmentOf(role),
    job_type: type as DemoVacancy['job_type'],
    work_experience: numberIn(years),
    ...readPay(findField(entry, 'pay')),
    description: getField(entry, 'description'),
    expectations: getField(entry, 'expectations'),
    requirements: getField(entry, 'requirements'),
    city_code,
    workplace: workplace as DemoVacancy['workplace'],
    asks_money: mark === 'asks money',
  }
}

type Pay = Pick<
  DemoVacancy,
  'salary_amount' | 'salary_min' | 'salary_max' | 'salary_period' | 'salary_negotiable'
>

/** Parses "6100000-6800000 a month", "4500000 a month", or nothing. */
function readPay(pay: string | null): Pay {
  const [, from, to, period] = /^(\d+)(?:-(\d+))? a (\w+)$/.exec(pay ?? '') ?? []
  return {
    salary_amount: from && !to ? Number(from) : null,
    salary_min: to ? Number(from) : null,
    salary_max: to ? Number(to) : null,
    salary_period: (period ?? null) as DemoVacancy['salary_period'],
    salary_negotiable: pay === null,
  }
}
