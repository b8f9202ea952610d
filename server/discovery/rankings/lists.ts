import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Aspect, Industry } from '#shared/contract/keys.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Entry } from '#server/platform/found/sitemap.ts'
import { cachedWhileLarge } from '#server/platform/http/large-cache.ts'
import type { Parts } from '#server/platform/parts.ts'
import { quoteLatest } from '#server/reviews/latest/latest.ts'
import { createDeps } from '../search/deps.ts'
import { countLists } from './ranking-store.ts'
import * as store from './store.ts'
import { idsCalled, readRanking } from './top-companies.ts'

const SHOWN = 5
const SHOWN_IN_LIST = 10
const QUOTED = 3
const NEW_DAYS = 30
/** From this number of companies on, the totals and the newcomers are slow to count and are cached for up to two minutes. */
const LARGE = 20_000
const CACHED_MS = 60_000

/** The lists of the home page and of the page of top companies. */
export function createTopLists({ db, clock }: Pick<Parts, 'db' | 'clock'>, places: Places) {
  const sql = db.content
  const finding = {
    sql,
    places,
    cityNames: createCityNames(places),
    companies: createDeps(sql, clock, places),
  }
  const whole = cachedWhileLarge(clock, CACHED_MS, readWhole, ({ counts }) => counts.companies >= LARGE)
  const present = (list: store.Ranked[]) => presentRanked(sql, places, list)
  return {
    async readHome(): Promise<Sent<'home'>> {
      const today = dayOf(clock.now())
      const [{ counts, newcomers }, rated, underdogs, latest] = await Promise.all([
        whole(),
        store.listTopRated(sql, SHOWN),
        store.listUnderdogs(sql, SHOWN),
        quoteLatest(sql, places, QUOTED),
      ])
      return {
        today,
        counts,
        top_rated: await present(rated),
        top_newcomer: await present(newcomers),
        top_underdogs: await present(underdogs),
        latest,
      }
    },
    async readTop(query: HandlerInput<'topCompanies'>['query']): Promise<Sent<'topCompanies'>> {
      const ids = await idsCalled(finding, query.search)
      const since = addDays(dayOf(clock.now()), -NEW_DAYS)
      const [ranking, rated, newcomers, underdogs] = await Promise.all([
        readRanking(finding, query, ids),
        store.listTopRated(sql, SHOWN_IN_LIST, ids),
        ids ? store.listNewcomers(sql, since, SHOWN_IN_LIST, ids) : whole().then(read => read.newcomers),
        store.listUnderdogs(sql, SHOWN_IN_LIST, ids),
      ])
      return {
        ...ranking,
        top_rated: await present(rated),
        top_newcomer: await present(newcomers),
        top_underdogs: await present(underdogs),
      }
    },
  }

  async function readWhole() {
    const since = addDays(dayOf(clock.now()), -NEW_DAYS)
    const [counts, newcomers] = await Promise.all([
      store.countEverything(sql),
      store.listNewcomers(sql, since, SHOWN),
    ])
    return { counts, newcomers }
  }
}

async function presentRanked(sql: Sql, places: Places, list: store.Ranked[]) {
  const cards = await cardsOf(
    sql,
    places,
    list.map(row => row.company_id),
  )
  const counts = new Map(list.map(row => [row.company_id, row.new_count]))
  return cards.map(card => ({ ...card, new_count: counts.get(card.id) ?? null }))
}

/** Rankings with enough companies, apart from the page's own list. */
export const rankingEntries = async (sql: Sql): Promise<Entry[]> =>
  (await countLists(sql))
    .filter(isIndexed.ranking)
    .map(entryOf)
    .filter(({ key }) => key !== 'score')
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))

/** The aspect `score` is the default and not part of the URL; its list of all companies is the page itself. */
const entryOf = ({ aspect, industry }: { aspect: Aspect; industry: Industry | null }) => ({
  key: industry ? `${aspect} ${industry}` : aspect,
  page: 'topCompanies' as const,
  query: { aspect: aspect === 'score' ? null : aspect, industry },
})
