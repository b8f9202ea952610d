import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/api.ts'
import { fail } from '#server/platform/errors.ts'
import { createLimits, type Rule } from '#server/platform/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { takingMonths } from '#server/tokens/months.ts'
import { enterRaffle } from './entry.ts'
import { createMonths } from './months.ts'
import { readDraw, readRaffle } from './state.ts'
import { closeMonths, purgeDrawn, shuffleEntries, shuffleSpent } from './store.ts'

const STATE_FRESH_MS = 60_000
const CONTACT_DAYS = 30
const NIGHT_HOUR = 3
/** Loose: thousands of phones share an address, and only a holder of a ticket gets further. */
const ENTRIES: Rule = { name: 'raffle-entry', most: 200, seconds: 3600 }

/** The raffle: its state, taking tickets, and what happens to it at night. */
export function createRaffleRoom(parts: Parts): Room<'raffleState' | 'raffleEntry' | 'raffleDraw'> {
  const { db, clock, config, secrets } = parts
  const limits = createLimits({ clock, key: secrets.index })
  const months = createMonths(parts)

  function limit({ address }: Context): void {
    const wait = limits.take({ rule: ENTRIES, of: [address] })
    if (wait !== undefined) fail('rate_limited', { retryAfterSeconds: wait })
  }

  const night = () =>
    db.begin('content', async tx => {
      await closeMonths(tx, takingMonths(clock).at(-1) as string)
      await purgeDrawn(tx, addDays(dayOf(clock.now()), -CONTACT_DAYS))
      await shuffleSpent(tx)
      await shuffleEntries(tx)
    })

  return {
    handlers: {
      raffleState(_input, { freshFor }) {
        freshFor(STATE_FRESH_MS)
        return readRaffle(parts, months)
      },
      raffleDraw: ({ params }) => readDraw(parts, params.month),
      async raffleEntry({ body }, context) {
        if (!config.RAFFLE_PERMIT) fail('not_found')
        limit(context)
        return enterRaffle(parts, body, body.locale ?? context.locale)
      },
    },
    tasks: { content: { 'raffle-night': night } },
    daily: [{ schema: 'content', kind: 'raffle-night', hour: NIGHT_HOUR }],
  }
}
