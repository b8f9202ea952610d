import type { PositionFilters } from '#shared/contract/pay/positions.ts'
import { DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'
import type { Places } from '#server/places/places.ts'
import { fitting, type Asked } from './find.ts'
import type { Known } from './role-facts.ts'

const CITIES = 12

/** How many roles each choice would leave, each counted as if no other choice of its kind were made. */
export function filtersOf(
  places: Places,
  known: Known,
  asked: Asked,
  companies: PositionFilters['companies'],
): PositionFilters {
  const anywhere = fitting(places, known, { ...asked, city: undefined })
  const inAny = fitting(places, known, { ...asked, department: undefined })
  const ofAny = fitting(places, known, { ...asked, job_type: undefined })
  const counted = <T>(values: readonly T[], count: (value: T) => number) =>
    values.map(value => ({ value, count: count(value) })).filter(({ count: found }) => found > 0)
  const cities = counted(
    known.cities.flatMap(id => places.findCity(id) ?? []),
    ({ id: city }) => anywhere.filter(({ id }) => known.fits(id, { ...asked, city })).length,
  ).toSorted((a, b) => b.count - a.count || (a.value.id < b.value.id ? -1 : 1))
  return {
    cities: cities.filter(({ value }, at) => at < CITIES || value.id === asked.city),
    companies,
    departments: counted(
      DEPARTMENTS,
      department => inAny.filter(role => role.department === department).length,
    ),
    job_types: counted(
      JOB_TYPES,
      job_type => ofAny.filter(({ id }) => known.open(id, { ...asked, job_type })).length,
    ),
  }
}
