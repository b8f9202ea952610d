import type { Aspect, Industry } from '#shared/contract/keys.ts'
import { cardsOf } from '#server/companies/cards.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import type { Places } from '#server/places/places.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { counted } from '#server/platform/found/sitemap.ts'
import { keptWhileLarge } from '#server/platform/http/kept.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { createCityNames } from '#server/places/city-names.ts'
import { quoteLatest } from '#server/reviews/latest/latest.ts'
import { createDeps } from '../search/deps.ts'
import { countLists } from './ranking-store.ts'
import { rankCompanies } from './rank-companies.ts'
import * as store from './store.ts'
import { idsCalled, readRanking } from './top-companies.ts'

const SHOWN = 5
const SHOWN_ALONE = 10
const RANK_HOUR = 3
const QUOTED = 3
const NEW_DAYS = 30
/** Lists change by other people's actions, so cached pages are at most this old. */
const FRESH_MS = 1000
/** From this number of companies on, the totals and the newcomers are slow to count and are cached for up to two minutes. */
const LARGE = 20_000
const KEPT_MS = 60_000

/** Top rated companies, newcomers and underdogs, and rankings by industry, city, size and aspect. */
export function createRankingsRoom({ db, clock }: Parts, places: Places): Room<'home' | 'topCompanies'> {
  const sql = db.content
  const finding = {
    sql,
    places,
    cityNames: createCityNames(places),
    companies: createDeps(sql, clock, places),
  }
  const whole = keptWhileLarge(clock, KEPT_MS, readWhole, ({ counts }) => counts.companies >= LARGE)
  return {
    handlers: {
      async home(_input, { freshFor }) {
        freshFor(FRESH_MS)
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
      async topCompanies({ query }, { freshFor }) {
        freshFor(FRESH_MS)
        const ids = await idsCalled(finding, query.search)
        const since = addDays(dayOf(clock.now()), -NEW_DAYS)
        const [ranking, rated, newcomers, underdogs] = await Promise.all([
          readRanking(finding, query, ids),
          store.listTopRated(sql, SHOWN_ALONE, ids),
          ids ? store.listNewcomers(sql, since, SHOWN_ALONE, ids) : whole().then(read => read.newcomers),
          store.listUnderdogs(sql, SHOWN_ALONE, ids),
        ])
        return {
          ...ranking,
          top_rated: await present(rated),
          top_newcomer: await present(newcomers),
          top_underdogs: await present(underdogs),
        }
      },
    },
    sitemaps: [
      counted('rankings', async () =>
        (await countLists(sql))
          .filter(isIndexed.ranking)
          .map(entryOf)
          .filter(({ key }) => key !== 'score')
          .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      ),
    ],
    tasks: { content: { 'rank-companies': () => db.begin('content', tx => rankCompanies(tx, clock)) } },
    daily: [{ schema: 'content', kind: 'rank-companies', hour: RANK_HOUR, slow: true }],
  }

  async function readWhole() {
    const since = addDays(dayOf(clock.now()), -NEW_DAYS)
    const [counts, newcomers] = await Promise.all([
      store.countEverything(sql),
      store.listNewcomers(sql, since, SHOWN),
    ])
    return { counts, newcomers }
  }

  async function present(list: store.Ranked[]) {
    const cards = await cardsOf(
      sql,
      places,
      list.map(row => row.company_id),
    )
    const counts = new Map(list.map(row => [row.company_id, row.new_count]))
    return cards.map(card => ({ ...card, new_count: counts.get(card.id) ?? null }))
  }
}

/** The aspect `score` is the default and not part of the URL; its list of all companies is the page itself. */
const entryOf = ({ aspect, industry }: { aspect: Aspect; industry: Industry | null }) => ({
  key: industry ? `${aspect} ${industry}` : aspect,
  page: 'topCompanies' as const,
  query: { aspect: aspect === 'score' ? null : aspect, industry },
})
