import { RETENTION } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { takingMonths } from './tickets/months.ts'
import { enterRaffle } from './entry.ts'
import { createMonths } from './months.ts'
import { readDraw, readRaffle } from './state.ts'
import { closeMonths, purgeDrawn } from './store.ts'

const STATE_FRESH_MS = 60_000
const CONTACT_DAYS = RETENTION.raffle_contact.days
const NIGHT_HOUR = 3
/** Generous, because thousands of phones share an address, and only the holder of a ticket gets further. */
const ENTRIES: Rule = { name: 'raffle-entry', most: 200, seconds: 3600 }

export function createRaffleRoom(parts: Parts): Room<'raffleState' | 'raffleEntry' | 'raffleDraw'> {
  const { db, clock, config } = parts
  const months = createMonths(parts)

  async function limit({ address }: Context): Promise<void> {
    orWait(await parts.limits.here.take(...inNetworks(ENTRIES, address)))
  }

  const night = () =>
    db.begin('content', async tx => {
      await closeMonths(tx, takingMonths(clock).at(-1) as string)
      await purgeDrawn(tx, addDays(dayOf(clock.now()), -CONTACT_DAYS))
    })

  return {
    handlers: {
      raffleState(_input, { freshFor }) {
        freshFor(STATE_FRESH_MS)
        return readRaffle(parts, months)
      },
      raffleDraw: ({ params }) => readDraw(parts, params.month),
      async raffleEntry({ body }, context) {
        if (!config.raffle) fail('not_found')
        await limit(context)
        return enterRaffle(parts, body, body.locale ?? context.locale)
      },
    },
    tasks: { content: { 'raffle-night': night } },
    daily: [{ schema: 'content', kind: 'raffle-night', hour: NIGHT_HOUR }],
    rewritten: ['raffle_spent', 'raffle_entry', 'raffle_month', 'raffle_key'].map(
      name => ({ schema: 'content', name }) as const,
    ),
  }
}
