import type { Positions, PositionFilters } from '#shared/contract/pay/positions.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import { type PositionSort, DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { mayBegin } from '#shared/rules/spelling.ts'
import type { JobRole, Places } from '#server/places/places.ts'
import { pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { Known, Narrowed } from './role-facts.ts'

type Query = HandlerInput<'positions'>['query']
export type Criteria = Narrowed & Pick<Query, 'department' | 'q'>

const PAGE = 20

/** Roles that match the words and the filters. To count the choices of a filter, call it without that filter. */
export function fitting(places: Places, known: Known, criteria: Criteria): JobRole[] {
  const roles = places
    .jobRoles('id')
    .filter(
      role =>
        known.roles.has(role.id) &&
        (!criteria.department || role.department === criteria.department) &&
        known.fits(role.id, criteria),
    )
  const words = plainWords(criteria.q)
  if (words.length === 0) return roles
  const called = roles.filter(role => isCalled(role, words, (name, word) => name.startsWith(word)))
  return called.length > 0
    ? called
    : roles.filter(role => isCalled(role, words, (name, word) => name[0] === word[0] && mayBegin(name, word)))
}

const isCalled = ({ name }: JobRole, words: string[], is: (name: string, word: string) => boolean): boolean =>
  LOCALES.some(locale => {
    const names = plainWords(name[locale])
    return words.every(word => names.some(one => is(one, word)))
  })

/** One page of roles. All roles are in memory; a cursor names the role at the page's edge. */
export function pageOfRoles(
  roles: JobRole[],
  known: Known,
  criteria: Criteria,
  { sort, cursor: given, locale }: { sort: PositionSort; cursor: Query['cursor']; locale: Locale },
): { rows: JobRole[]; page: Positions['page'] } {
  const sorted = inOrder(roles, known, criteria, { sort, locale })
  const cursor = readCursor(given, key => sorted.some(({ id }) => id === key))
  const at = cursor ? sorted.findIndex(({ id }) => id === cursor.key) : -1
  const found =
    cursor?.direction === 'before'
      ? sorted.slice(Math.max(0, at - PAGE - 1), at).toReversed()
      : sorted.slice(at + 1, at + PAGE + 2)
  return pageOf(found, { size: PAGE, cursor, total: sorted.length, keyOf: ({ id }) => id })
}

function inOrder(
  roles: JobRole[],
  known: Known,
  criteria: Criteria,
  { sort, locale }: { sort: PositionSort; locale: Locale },
): JobRole[] {
  const byName = (a: JobRole, b: JobRole) => a.name[locale].localeCompare(b.name[locale], locale)
  const newest = ({ id }: JobRole) => Date.parse(known.open(id, criteria)?.newest ?? '1970-01-01')
  const reviewCount = ({ id }: JobRole) => known.reviewed(id, criteria.city)?.reviews ?? 0
  const keys: Record<PositionSort, (role: JobRole) => number> = {
    newest,
    open: ({ id }) => known.open(id, criteria)?.vacancies ?? 0,
    pay: ({ id }) => known.median(id, criteria.city) ?? known.median(id) ?? 0,
    reviews: reviewCount,
    name: () => 0,
  }
  const key = keys[sort]
  const then = sort === 'newest' ? reviewCount : () => 0
  return roles.toSorted((a, b) => key(b) - key(a) || then(b) - then(a) || byName(a, b))
}

const CITIES = 12

/** How many roles each choice would leave, each counted as if no other choice of its kind were made. */
export function filtersOf(
  places: Places,
  known: Known,
  criteria: Criteria,
  companies: PositionFilters['companies'],
): PositionFilters {
  const anywhere = fitting(places, known, { ...criteria, city: undefined })
  const inAny = fitting(places, known, { ...criteria, department: undefined })
  const ofAny = fitting(places, known, { ...criteria, job_type: undefined })
  const counted = <T>(values: readonly T[], count: (value: T) => number) =>
    values.map(value => ({ value, count: count(value) })).filter(({ count: found }) => found > 0)
  const cities = counted(
    known.cities.flatMap(id => places.findCity(id) ?? []),
    ({ id: city }) => anywhere.filter(({ id }) => known.fits(id, { ...criteria, city })).length,
  ).toSorted((a, b) => b.count - a.count || (a.value.id < b.value.id ? -1 : 1))
  return {
    cities: cities.filter(({ value }, at) => at < CITIES || value.id === criteria.city),
    companies,
    departments: counted(
      DEPARTMENTS,
      department => inAny.filter(role => role.department === department).length,
    ),
    job_types: counted(
      JOB_TYPES,
      job_type => ofAny.filter(({ id }) => known.open(id, { ...criteria, job_type })).length,
    ),
  }
}
