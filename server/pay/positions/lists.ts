import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { PositionFilters } from '#shared/contract/pay/positions.ts'
import type { Locale } from '#shared/locale.ts'
import { findListedBySlug, listNamed } from '#server/companies/find.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { cachedWhileLarge } from '#server/platform/http/large-cache.ts'
import type { Parts } from '#server/platform/parts.ts'
import { listPaidRoles } from '../pay-lookup.ts'
import { filtersOf, fitting, pageOfRoles, type Criteria } from './find.ts'
import { presentPositions } from './present.ts'
import { knownOf, type Known } from './role-facts.ts'
import * as store from './store.ts'

type Query = HandlerInput<'positions'>['query']
type Narrowing = HandlerInput<'positionFilters'>['query']
type Whole = { known: Known; hiring: PositionFilters['companies']; rows: number }

/**
 * With this many rows, reading all of them takes long, so lists are cached for ten minutes and are at most twenty
 * minutes old.
 */
const LARGE = 20_000
const CACHED_MS = 600_000
const COMPANIES = 12

/** Lists of positions, sorted and counted in memory: there are only a few hundred roles. */
export function createPositionLists({ db, clock }: Pick<Parts, 'db' | 'clock'>, places: Places) {
  const sql = db.content
  const cityNames = createCityNames(places)
  const today = () => dayOf(clock.now())
  const whole = cachedWhileLarge(
    clock,
    CACHED_MS,
    () => readWhole(sql, today()),
    ({ rows }) => rows >= LARGE,
  )

  /** Resolves the query and the facts for it; with a company, only that company's facts. */
  async function reading(query: Narrowing) {
    const { city, namesakes } = query.city ? cityNames.named(query.city) : { city: undefined, namesakes: [] }
    const [all, company] = await Promise.all([
      whole(),
      query.company ? findListedBySlug(sql, query.company) : undefined,
    ])
    const known = company ? await knownOfCompany(sql, today(), company.id) : all.known
    const criteria: Criteria = {
      q: query.q,
      city: city?.id,
      department: query.department,
      job_type: query.job_type,
    }
    const chosen = company && { slug: company.slug, name: company.name }
    const others = all.hiring.filter(({ value }) => value.slug !== chosen?.slug)
    const companies = chosen ? [{ value: chosen, count: known.roles.size }, ...others] : others
    return {
      known,
      criteria,
      city,
      namesakes,
      company: chosen,
      filters: filtersOf(places, known, criteria, companies),
    }
  }

  return {
    async readPage(query: Query, locale: Locale): Promise<Sent<'positions'>> {
      const { known, criteria, city, namesakes, company, filters } = await reading(query)
      const found = fitting(places, known, criteria)
      const { sort, cursor } = query
      const { rows, page } = pageOfRoles(found, known, criteria, { sort, cursor, locale })
      return {
        positions: await presentPositions({ sql, places, locale, known, today: today() }, rows, criteria),
        page,
        filters,
        city: city ?? null,
        namesakes: [...namesakes],
        company: company ?? null,
      }
    },
    readFilters: async (query: Narrowing): Promise<PositionFilters> => (await reading(query)).filters,
  }
}

/** The facts of all positions, and the companies that hire for most of them. */
async function readWhole(sql: Sql, today: string): Promise<Whole> {
  const [open, reviewed, paid, hiring] = await Promise.all([
    store.listOpen(sql, today, null),
    store.listReviewed(sql, null),
    listPaidRoles(sql),
    store.listHiring(sql, today, COMPANIES),
  ])
  const rows = open.reduce(
    (sum, row) => sum + (row.city || row.job_type ? 0 : row.vacancies),
    reviewed.length,
  )
  return { known: knownOf({ open, reviewed, paid }), hiring: await withNames(sql, hiring), rows }
}

async function withNames(
  sql: Sql,
  hiring: { id: string; roles: number }[],
): Promise<PositionFilters['companies']> {
  const names = await listNamed(
    sql,
    hiring.map(({ id }) => id),
  )
  return hiring.flatMap(({ id, roles }) => {
    const company = names.get(id)
    return company ? [{ value: { slug: company.slug, name: company.name }, count: roles }] : []
  })
}

async function knownOfCompany(sql: Sql, today: string, id: string): Promise<Known> {
  const [open, reviewed] = await Promise.all([store.listOpen(sql, today, id), store.listReviewed(sql, id)])
  return knownOf({ open, reviewed, paid: [] })
}
