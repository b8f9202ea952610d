import type { HandlerInput } from '#shared/contract/contract.ts'
import type { Department, JobType } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { href, type Query } from '#shared/paths.ts'
import { createCityNames } from '#server/places/city-names.ts'
import { placeNamed } from '#server/places/place-names.ts'
import { provinceNamed } from '#server/places/province-finder.ts'
import type { Places } from '#server/places/places.ts'
import { failField } from '#server/platform/http/errors.ts'
import { FORMATS, WORDS } from './words.ts'

/** Conditions of a subscription: a company's vacancies, or those that a search finds. `place` is the id of a city or a province. */
export type Wants = {
  company?: string
  q?: string
  place?: string
  remote?: true
  role?: string
  department?: Department
  job_type?: JobType
  pay?: number
  experience?: number
  score?: number
}

/** Converts a search to its stored form: empty filters are omitted, and places are ids. */
export function createWants(places: Places) {
  const cityNames = createCityNames(places)
  const placeOf = (name: string) => {
    const { city, province } = placeNamed(places, cityNames, name)
    return city?.id ?? province?.code ?? failField('city', 'no_such_city')
  }
  const provinceOf = (name: string) =>
    provinceNamed(places, name)?.code ?? failField('province', 'no_such_city')
  return ({
    q,
    city,
    province,
    remote,
    role,
    department,
    job_type,
    pay,
    experience,
    score,
  }: HandlerInput<'subscribeSearch'>['body']): Wants => {
    const place = city ? placeOf(city) : province ? provinceOf(province) : undefined
    return {
      ...(q && { q }),
      ...(place && { place }),
      ...(remote && { remote }),
      ...(role && { role }),
      ...(department && { department }),
      ...(job_type && { job_type }),
      ...(pay && { pay }),
      ...(experience !== undefined && { experience }),
      ...(score && { score }),
    }
  }
}

/** A subscription's title, such as "Lowongan “gudang” di Kota Bekasi, Kontrak". */
export function titleOf(wants: Wants, locale: Locale, places: Places, company: string | undefined): string {
  const { jobs, companies, reviews, search } = WORDS[locale]
  if (wants.company) return jobs.head.company(company ?? '')
  const { q = '', place, remote, role, department, job_type, pay, experience, score } = wants
  const city = place === undefined ? undefined : places.findCity(place)
  const province = place === undefined ? undefined : places.findProvince(place)
  const where = city ? companies.city(city.name) : province ? companies.province(province.name) : null
  return [
    jobs.titled(q, where),
    remote && jobs.filters.remote,
    role && jobs.filters.role(places.roleName(role, locale) ?? role),
    department && reviews.departments[department],
    job_type && reviews.jobTypes[job_type],
    pay && jobs.filters.payChosen(FORMATS[locale].decimal(pay / 1_000_000)),
    experience !== undefined && jobs.filters.experienceChosen(experience),
    score && search.filters.score.chosen(score),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The page with all results of the search. */
export function searchLink({ place, remote, ...wants }: Wants, locale: Locale): string {
  const query: Query = { ...wants, company: null, remote: remote ? '1' : null }
  const where = place?.includes('.') ? { city: place } : { province: place }
  return href(locale, 'jobs', {}, { ...query, ...where })
}
