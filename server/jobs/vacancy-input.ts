import type { VacancyChange } from '#shared/contract/jobs/vacancy-change.ts'
import { VACANCY } from '#shared/contract/jobs/limits.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { monthly, readOffer } from '#shared/rules/vacancy/offer.ts'
import type { Company } from '#server/companies/find.ts'
import { chooseCity } from '#server/places/choose-city.ts'
import type { CityNames } from '#server/places/city-names.ts'
import { provinceOf, type JobRole, type Places } from '#server/places/places.ts'
import { addDays } from '#server/platform/clock.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { VacancyContent } from './row.ts'

type Named = { places: Places; cityNames: CityNames }
type Now = { today: string; until: string | null; locale: Locale }
type In = Now & { company: Pick<Company, 'city_id'> }

/** Converts a company's input to a vacancy, or fails at a field. The last day is limited by the end of the subscription. */
export function vacancyContent({ places, cityNames }: Named, body: VacancyChange, now: In): VacancyContent {
  const role = roleNamed(places, body.job_role)
  const title = body.title ?? role?.name[body.locale ?? now.locale] ?? body.job_role
  const city_ids = citiesIn(cityNames, body, now.company)
  return {
    title: title && title.length >= VACANCY.title.min ? title : failField('title', 'required'),
    job_role_id: role?.id ?? null,
    department: body.department ?? role?.department ?? failField('department', 'required'),
    job_type: body.job_type,
    experience_years: body.experience_years ?? yearsIn(body.work_experience),
    ...payIn(body),
    workplace: body.workplace,
    city_ids,
    places: [...new Set([...city_ids, ...city_ids.map(provinceOf)])],
    description: body.description ?? body.content ?? failField('description', 'required'),
    expectations: body.expectations,
    requirements: body.requirements,
    locale: body.locale ?? now.locale,
    last_day: lastDayIn(body.last_day, now),
  }
}

function roleNamed(places: Places, given: string | null | undefined): JobRole | undefined {
  const name = given?.toLowerCase()
  return places
    .jobRoles('id')
    .find(role => role.id === name || LOCALES.some(locale => role.name[locale].toLowerCase() === name))
}

/** Remote vacancies have no cities. */
function citiesIn(
  cityNames: CityNames,
  { workplace, cities }: VacancyChange,
  { city_id }: In['company'],
): string[] {
  if (workplace === 'remote') return []
  if (cities.length === 0) return city_id ? [city_id] : failField('cities', 'required')
  return [...new Set(cities.map(given => chooseCity(cityNames, given, 'cities')))]
}

function yearsIn(value: string | number | null | undefined): number | null {
  const [years] = /\d{1,2}/.exec(String(value ?? '')) ?? []
  return years === undefined ? null : Math.min(Number(years), VACANCY.experience)
}

const NO_PAY = { pay_from: null, pay_to: null, pay_period: null, monthly: null }

function payIn(body: VacancyChange): Pick<VacancyContent, 'pay_from' | 'pay_to' | 'pay_period' | 'monthly'> {
  const offer = readOffer(body)
  if (offer === null) return NO_PAY
  if ('key' in offer) return failField(offer.field, offer.key, offer.values)
  const { from, to, period } = offer
  return { pay_from: from, pay_to: to, pay_period: period, monthly: monthly(from, period) }
}

function lastDayIn(given: string | null | undefined, { today, until }: Now): string {
  const lastDay = given ?? addDays(today, VACANCY.days)
  if (lastDay < today || lastDay > addDays(today, VACANCY.mostDays))
    return failField('last_day', 'vacancy_days', { max: VACANCY.mostDays })
  return until !== null && until < lastDay ? until : lastDay
}
