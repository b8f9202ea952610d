import { companies as en } from '#shared/messages/en/companies/companies.ts'
import { company as enCompany } from '#shared/messages/en/team/company.ts'
import { companies as id } from '#shared/messages/id/companies/companies.ts'
import { company as idCompany } from '#shared/messages/id/team/company.ts'
import type { Locale } from '#shared/locale.ts'
import { listNamesakes } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db/db.ts'

const CITY = { id: id.city, en: en.city }
const NO_CITY = { id: idCompany.noCity, en: enCompany.noCity }
/** Hundreds may share a name; the first few say so. */
const NAMED = 5

/** Listed companies of this name, each with its city, as a sentence names them; undefined where there is none. */
export async function namesakesOf(
  sql: Queryable,
  places: Places,
  locale: Locale,
  name: string,
): Promise<string | undefined> {
  const found = await listNamesakes(sql, name, NAMED + 1)
  if (found.length === 0) return undefined
  const named = found.slice(0, NAMED).map(one => {
    const city = places.findCity(one.city_id)
    return `${one.name} (${city ? CITY[locale](city.name) : NO_CITY[locale]})`
  })
  return [...named, ...(found.length > NAMED ? ['…'] : [])].join(', ')
}
