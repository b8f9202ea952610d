import { cardsOf } from '#server/companies/cards.ts'
import type { Places } from '#server/places/places.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { keptWhileLarge } from '#server/platform/http/kept.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { quoteLatest } from '#server/reviews/latest/latest.ts'
import * as store from './store.ts'

const SHOWN = 5
const QUOTED = 3
const NEW_DAYS = 30
/** Lists change with other people's acts: pages that show them are this old at most. */
const FRESH_MS = 1000
/** With so many companies, counting all of them and all new reviews takes long: both are then two minutes old at most. */
const LARGE = 20_000
const KEPT_MS = 60_000

/** The home page's lists: best of all, of the newly reviewed, and of those with few reviews. */
export function createRankingsRoom({ db, clock }: Parts, places: Places): Room<'home'> {
  const sql = db.content
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
