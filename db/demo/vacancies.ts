/**
 * Vacancies. None requires an age, looks, gender, religion or marital status; two demand money from applicants and are
 * held.
 */
import type { JobType, SalaryPeriod, Workplace } from '#shared/contract/keys.ts'
import {
  companyFiles,
  type Entry,
  findField,
  getField,
  numberIn,
  partsOf,
  refuseOther,
} from './company-files.ts'
import { departmentOf } from './roles.ts'
import type { DemoLocale } from './types.ts'

export type DemoVacancy = ReturnType<typeof vacancyOf>

export const demoVacancies = (): DemoVacancy[] =>
  companyFiles().flatMap(({ slug, sections }) =>
    (sections.Vacancies ?? []).map(entry => vacancyOf(slug, entry)),
  )

function vacancyOf(company: string, entry: Entry) {
  refuseOther(entry, ['work', 'open', 'pay', 'description', 'expectations', 'requirements'])
  const [role = '', type, city_code = '', workplace, years] = partsOf(getField(entry, 'work'))
  const [locale, since, open, mark] = partsOf(getField(entry, 'open'))
  return {
    company,
    /** Days from the first-run day on which it was posted (null for drafts). */
    day: since === 'draft' ? null : -numberIn(since),
    /** Last day = day + valid_days; in the past for expired ones. */
    valid_days: numberIn(open),
    city_code,
    /** It demands money from applicants, so that it is held for the team. */
    asks_money: mark === 'asks money',
    /** Its columns. */
    content: {
      title: entry.title,
      job_role_id: role,
      department: departmentOf(role),
      job_type: type as JobType,
      experience_years: numberIn(years),
      ...payIn(findField(entry, 'pay')),
      workplace: workplace as Workplace,
      description: getField(entry, 'description'),
      expectations: getField(entry, 'expectations'),
      requirements: getField(entry, 'requirements'),
      locale: locale as DemoLocale,
    },
  }
}

/** Parses "6100000-6800000 a month", "4500000 a month", or nothing, which means negotiable. */
function payIn(pay: string | null) {
  const [, from, to, period] = /^(\d+)(?:-(\d+))? a (\w+)$/.exec(pay ?? '') ?? []
  if (pay !== null && !from) throw new Error(`db/demo: “${pay}” is no pay`)
  return {
    pay_from: from ? Number(from) : null,
    pay_to: to ? Number(to) : null,
    pay_period: (period ?? null) as SalaryPeriod | null,
  }
}
