import type { ReviewSubmission, SentReview } from '#shared/contract/writing/writing.ts'
import { listBeginning, listNamesakes, type NamedCompany } from '#server/companies/find.ts'
import { chooseCity } from '#server/places/choose-city.ts'
import type { CityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { failChoice } from '#server/platform/http/errors.ts'

const MOST_CANDIDATES = 10

export type Naming = { places: Places; cityNames: CityNames }

/**
 * Adds the ids of company and city to a review that gives either the id or an unambiguous name. Ids in `stored`, from the
 * first sending, are used without another lookup: by now the name may belong to several companies.
 */
export async function withIds(
  sql: Queryable,
  naming: Naming,
  { city, ...sent }: SentReview,
  stored: Partial<Pick<ReviewSubmission, 'company_id' | 'city_id'>> = {},
): Promise<ReviewSubmission> {
  const known = sent.company_id !== undefined
  return {
    ...sent,
    company_id: sent.company_id ?? stored.company_id ?? (await companyNamed(sql, naming, sent.company ?? '')),
    company: known ? sent.company : null,
    city_id: sent.city_id ?? stored.city_id ?? chooseCity(naming.cityNames, city ?? '', 'city_id'),
  }
}

/**
 * The id of the listed company with this name. If there are several, or only longer names that start so, it fails with
 * a choice of candidates.
 */
async function companyNamed(
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
