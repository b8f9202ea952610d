import type { City } from '#shared/contract/fields.ts'
import type { ReviewSubmission, SentReview } from '#shared/contract/writing.ts'
import { englishCity } from '#shared/rules/english-places.ts'
import { listBeginning, listNamesakes, type NamedCompany } from '#server/companies/find.ts'
import type { CityNames } from '#server/places/city-named.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { failChoice } from '#server/platform/http/errors.ts'

const MOST_CANDIDATES = 10

export type Naming = { places: Places; cityNames: CityNames }

/**
 * A review with the ids of its company and city: each came by its id, or by a name that is only one's. Names are not
 * looked up again for what is `kept` from the first sending: by now they may be several companies'.
 */
export async function withIds(
  sql: Queryable,
  naming: Naming,
  { city, ...sent }: SentReview,
  kept: Partial<Pick<ReviewSubmission, 'company_id' | 'city_id'>> = {},
): Promise<ReviewSubmission> {
  const known = sent.company_id !== undefined
  return {
    ...sent,
    company_id: sent.company_id ?? kept.company_id ?? (await companyNamed(sql, naming, sent.company ?? '')),
    company: known ? sent.company : null,
    city_id: sent.city_id ?? kept.city_id ?? cityNamed(naming, city ?? ''),
  }
}

/** The id of the listed company of this name. Of several, or of those whose names begin so, the caller chooses. */
export async function companyNamed(
  sql: Queryable,
  { places }: Pick<Naming, 'places'>,
  name: string,
): Promise<string> {
  const [only, ...others] = await listNamesakes(sql, name, MOST_CANDIDATES)
  const present = ({ id, name, city_id }: NamedCompany) => ({
    id,
    name,
    place: places.findCity(city_id)?.name ?? null,
  })
  if (!only) {
    const near = await listBeginning(sql, name, MOST_CANDIDATES)
    return failChoice('company', 'no_such_company', near.map(present))
  }
  return others.length === 0
    ? only.id
    : failChoice('company', 'which_company', [only, ...others].map(present))
}

/** "Kota Bandung" is one, "Bandung" a town and the regency around it. */
function cityNamed({ cityNames }: Naming, name: string): string {
  const called = cityNames.called(name)
  const whole = called.find(city => isWholeName(city, name)) ?? (called.length === 1 ? called[0] : undefined)
  if (whole) return whole.id
  const { city, namesakes } = cityNames.named(name)
  const meant = called.length > 0 ? called : city ? [city, ...namesakes] : namesakes
  const candidates = meant
    .slice(0, MOST_CANDIDATES)
    .map(({ id, name, province }) => ({ id, name, place: province }))
  return failChoice('city_id', called.length > 0 ? 'which_city' : 'no_such_city', candidates)
}

const isWholeName = ({ name }: City, given: string): boolean =>
  [name, englishCity(name)].some(whole => whole.toLowerCase() === given.trim().toLowerCase())
