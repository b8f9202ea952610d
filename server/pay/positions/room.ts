import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { PositionFilters } from '#shared/contract/pay/positions.ts'
import { findListedBySlug, listNamed } from '#server/companies/find.ts'
import { listPaidRoles } from '../pay-lookup.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf, untilTomorrow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import { keptWhileLarge } from '#server/platform/http/kept.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { fitting, pageOfRoles, type Asked } from './find.ts'
import { knownOf, type Known } from './role-facts.ts'
import { presentPositions } from './present.ts'
import * as store from './store.ts'
import { DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'

type Names = 'positions' | 'positionFilters' | 'positionFilter'
type Query = HandlerInput<'positionFilters'>['query']
type Whole = { known: Known; hiring: PositionFilters['companies']; rows: number }

/** The lists change with the actions of other users, so pages that show them expire after this time. */
const FRESH_MS = 1000
/**
 * With this many rows, reading all of them takes long, so lists are cached for ten minutes and are at most twenty
 * minutes old.
 */
const LARGE = 20_000
const KEPT_MS = 600_000
const COMPANIES = 12

/**
 * Positions: what each role earns, which companies hire, what reviews say. There are only a few hundred roles, so they
 * are sorted and counted in memory.
 */
export function createPositionsRoom({ db, clock }: Parts, places: Places): Room<Names> {
  const sql = db.content
  const cityNames = createCityNames(places)
  const whole = keptWhileLarge(clock, KEPT_MS, readWhole, ({ rows }) => rows >= LARGE)
  const today = () => dayOf(clock.now())

  async function readWhole(): Promise<Whole> {
    const [open, told, paid, hiring] = await Promise.all([
      store.listOpen(sql, today(), null),
      store.listTold(sql, null),
      listPaidRoles(sql),
      store.listHiring(sql, today(), COMPANIES),
    ])
    const rows = open.reduce((sum, row) => sum + (row.city || row.job_type ? 0 : row.vacancies), told.length)
    return { known: knownOf({ open, told, paid }), hiring: await withNames(hiring), rows }
  }

  async function withNames(hiring: { id: string; roles: number }[]): Promise<PositionFilters['companies']> {
    const names = await listNamed(
      sql,
      hiring.map(({ id }) => id),
    )
    return hiring.flatMap(({ id, roles }) => {
      const company = names.get(id)
      return company ? [{ value: { slug: company.slug, name: company.name }, count: roles }] : []
    })
  }

  /** Resolves the query and the facts for it; with a company, only that company's facts. */
  async function reading(query: Query, { shows, freshFor }: Context) {
    shows('pay')
    freshFor(untilTomorrow(clock.now()))
    freshFor(FRESH_MS)
    const { city, namesakes } = query.city ? cityNames.named(query.city) : { city: undefined, namesakes: [] }
    const [all, company] = await Promise.all([
      whole(),
      query.company ? findListedBySlug(sql, query.company) : undefined,
    ])
    const known = company ? await knownOfCompany(company.id) : all.known
    const asked: Asked = {
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
      asked,
      city,
      namesakes,
      company: chosen,
      filters: filtersOf(places, known, asked, companies),
    }
  }

  async function knownOfCompany(id: string): Promise<Known> {
    const [open, told] = await Promise.all([store.listOpen(sql, today(), id), store.listTold(sql, id)])
    return knownOf({ open, told, paid: [] })
  }

  return {
    handlers: {
      async positions({ query }, context): Promise<Sent<'positions'>> {
        const { known, asked, city, namesakes, company, filters } = await reading(query, context)
        const { locale } = context
        const found = fitting(places, known, asked)
        const { rows, page } = pageOfRoles(found, known, asked, {
          sort: query.sort,
          cursor: query.cursor,
          locale,
        })
        return {
          positions: await presentPositions({ sql, places, locale, known, today: today() }, rows, asked),
          page,
          filters,
          city: city ?? null,
          namesakes: [...namesakes],
          company: company ?? null,
        }
      },
      positionFilters: async ({ query }, context) => (await reading(query, context)).filters,
      async positionFilter({ params: { filter }, query }, context) {
        const { filters } = await reading(query, context)
        return { [filter]: filters[filter] }
      },
    },
  }
}

const CITIES = 12

/** How many roles each choice would leave, each counted as if no other choice of its kind were made. */
function filtersOf(
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
