import type { Role } from '#shared/contract/companies/companies.ts'
import type { City } from '#shared/contract/fields.ts'
import type { Department } from '#shared/contract/keys.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { bareName, cityName, provinceName } from './names.ts'
import { withPoints, type CityPoint } from './points.ts'
import * as store from './store.ts'

type Province = { code: string; name: string }
export type JobRole = { id: string; department: Department; name: Record<Locale, string> }

/** Cities, provinces and job roles. They are few and do not change, so they are held in memory. */
export type Places = {
  /** Sorted by name without its kind; a city comes before the regency of the same name. */
  cities: readonly City[]
  findCity(id: string | null): City | undefined
  /** Cities and regencies with the coordinates of their seats, cities first. */
  points: readonly CityPoint[]
  /** Sorted by code; a city's id begins with its province's code. */
  provinces: readonly Province[]
  findProvince(code: string): Province | undefined
  /** Sorted by department, then by name in that language. */
  jobRoles(locale: Locale): readonly JobRole[]
  findRole(id: string | null): JobRole | undefined
  roleName(id: string | null, locale: Locale): string | null
}

/** The code of a city's or regency's province. */
export const provinceOf = (cityId: string): string => cityId.slice(0, 2)

/** Reads the places of a database that `seedPlaces` has filled. */
export async function loadPlaces(sql: Sql): Promise<Places> {
  const [cityRows, roleRows] = await Promise.all([store.listCities(sql), store.listJobRoles(sql)])
  const cities = cityRows
    .map(row => ({
      id: row.id,
      name: cityName(row.name),
      kind: row.kind,
      province: provinceName(row.province),
    }))
    .sort((a, b) => compare(bareName(a.name), bareName(b.name)) || compare(b.kind, a.kind))
  const provinces = provincesOf(cityRows)
  const cityById = new Map(cities.map(city => [city.id, city]))
  const roles = roleRows.map(row => ({
    id: row.id,
    department: row.department,
    name: { id: row.name_id, en: row.name_en },
  }))
  const roleById = new Map(roles.map(role => [role.id, role]))
  const sorted = Object.fromEntries(LOCALES.map(locale => [locale, byName(roles, locale)])) as Record<
    Locale,
    JobRole[]
  >
  const findRole = (id: string | null) => (id === null ? undefined : roleById.get(id))
  return {
    cities,
    points: await withPoints(cities),
    provinces,
    findProvince: code => provinces.find(province => province.code === code),
    findCity: id => (id === null ? undefined : cityById.get(id)),
    jobRoles: locale => sorted[locale],
    findRole,
    roleName: (id, locale) => findRole(id)?.name[locale] ?? null,
  }
}

/** Rows are sorted by id, so provinces are sorted by code. */
const provincesOf = (rows: { id: string; province: string }[]): Province[] => [
  ...new Map(
    rows.map(({ id, province }) => [provinceOf(id), { code: provinceOf(id), name: provinceName(province) }]),
  ).values(),
]

function byName(roles: JobRole[], locale: Locale): JobRole[] {
  return roles.toSorted(
    (a, b) => compare(a.department, b.department) || compare(a.name[locale], b.name[locale]),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** A role with its name in one language. */
export const presentRole = ({ id, department, name }: JobRole, locale: Locale): Role => ({
  id,
  name: name[locale],
  department,
})
