import type { VacancyState } from '#shared/contract/keys.ts'
import type { OwnVacancy, VacancyCard, VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import type { Locale } from '#shared/locale.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { paidFor } from '#server/pay/pay-lookup.ts'
import type { Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { MinimumWage, MinimumWages } from '#server/places/wages/minimum-wages.ts'
import { isBelow, isOwedMinimum, presentOffer, verdictOn } from './pay-offered.ts'
import type { VacancyRow } from './row.ts'

type Named = { places: Places; locale: Locale }
export type Showing = Named & { sql: Sql; today: string; wages: MinimumWages }

const presentFacts = (row: VacancyRow, { places, locale }: Named) => {
  const { id, title, department, job_type, experience_years, workplace, opened_on, last_day, reposted } = row
  const role = row.job_role_id === null ? null : places.roleName(row.job_role_id, locale)
  return {
    id,
    title,
    role: role === null ? null : { id: row.job_role_id as string, name: role },
    department,
    job_type,
    experience_years,
    offer: presentOffer(row),
    workplace,
    cities: row.city_ids.flatMap(city => places.findCity(city) ?? []),
    locale: row.locale,
    opened: opened_on,
    last_day,
    reposted,
  }
}

/** Vacancies as lists show them, each with the pay figure for such work; omits those of unlisted companies. */
export async function presentCards(showing: Showing, rows: VacancyRow[]): Promise<VacancyCard[]> {
  const { sql, places } = showing
  const [cards, paid] = await Promise.all([
    cardsOf(sql, places, [...new Set(rows.map(row => row.company_id))]),
    paidFor(showing, rows.map(workOf)),
  ])
  const companies = new Map(cards.map(card => [card.id, card]))
  return rows.flatMap((row, at) => {
    const company = companies.get(row.company_id)
    if (!company) return []
    const facts = presentFacts(row, showing)
    const comparison = paid[at]
    const verdict = comparison && facts.offer ? verdictOn(facts.offer, comparison.range.p50) : null
    return [
      {
        ...facts,
        company,
        benchmark: comparison ? { ...comparison, verdict } : null,
        below_minimum: facts.offer !== null && isBelowEverywhere(showing, row, facts.offer),
      },
    ]
  })
}

/** Whether the offer is below the minimum wage of every city of the vacancy. */
const isBelowEverywhere = (showing: Showing, row: VacancyRow, offer: VacancyOffer): boolean =>
  isOwedMinimum(row) &&
  row.city_ids.length > 0 &&
  row.city_ids.every(city => {
    const minimum = minimumAt(showing, city)
    return minimum !== undefined && isBelow(offer, minimum)
  })

/** The newest minimum wage of a city for the current year. */
export const minimumAt = (
  { wages, today }: Pick<Showing, 'wages' | 'today'>,
  city: string | undefined,
): MinimumWage | undefined => (city === undefined ? undefined : wages.newest(city, Number(today.slice(0, 4))))

const workOf = ({ job_role_id: role, city_ids: [city], department }: VacancyRow) => ({
  job_role: role ?? undefined,
  city,
  department,
  years: undefined,
})

export const presentTexts = ({ description, expectations, requirements }: VacancyRow) => ({
  description,
  expectations,
  requirements,
})

/** A vacancy as its company sees it. */
export function presentOwn(row: VacancyRow, showing: Named, today: string): OwnVacancy {
  const { findings, version, note } = row
  return {
    ...presentFacts(row, showing),
    ...presentTexts(row),
    state: stateOn(row, today),
    findings,
    version,
    note,
  }
}

function stateOn({ state, last_day }: VacancyRow, today: string): VacancyState {
  if (state === 'ended' || (state === 'open' && last_day < today)) return 'expired'
  return state === 'removed' ? 'closed' : state
}
