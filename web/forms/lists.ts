import type { Locale } from '#shared/locale.ts'
import { nicknamesOf } from '#shared/rules/city-nicknames.ts'
import { httpCall } from '#web/platform/call.ts'
import { words } from '#web/platform/words.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'

export type JobRole = Choice & { department: string }
/** A company as a choice; `note`: its place. */
export type ListedCompany = Choice & { slug: string; name: string; note?: string | undefined }

const cities = new Map<Locale, Promise<readonly (Choice & { sought: string[] })[]>>()
const roles = new Map<Locale, Promise<readonly JobRole[]>>()

/**
 * All cities and regencies, "Kota Bekasi, Jawa Barat", searchable by full Indonesian names and nicknames too; fetched
 * once per page load.
 */
export const allCities = (locale: Locale) =>
  once(cities, locale, async () => {
    const { city, province: inWords } = words(locale, 'companies')
    return (await httpCall('cities', {})).cities.map(({ id, name, province }) => ({
      id,
      label: `${city(name)}, ${inWords(province)}`,
      sought: [`${name} ${province}`, ...nicknamesOf(name)],
    }))
  })

export const allJobRoles = (locale: Locale) =>
  once(roles, locale, async () =>
    (await httpCall('jobRoles', {})).job_roles.map(({ id, name, department }) => ({
      id,
      label: name,
      department,
    })),
  )

/** Lists for the city and the position of a review or an amount of pay. */
export const nameLists = async (locale: Locale) => {
  const [cities, roles] = await Promise.all([allCities(locale), allJobRoles(locale)])
  return { cities, roles }
}

/** Maximum length of a search term; a longer name is found by its beginning. */
const LONGEST_SEARCH = 100

export const findCompanies = async (locale: Locale, typed: string): Promise<readonly ListedCompany[]> =>
  (await httpCall('search', { query: { query: typed.trim().slice(0, LONGEST_SEARCH) } })).companies.map(
    ({ id, slug, name, city }) => ({
      id,
      slug,
      name,
      label: name,
      note: city ? words(locale, 'companies').city(city.name) : undefined,
    }),
  )

/** A failed request is not cached, so that the next call tries again. */
function once<T>(cache: Map<Locale, Promise<T>>, locale: Locale, load: () => Promise<T>): Promise<T> {
  const known = cache.get(locale)
  if (known) return known
  const request = load()
  request.catch(() => cache.delete(locale))
  cache.set(locale, request)
  return request
}
