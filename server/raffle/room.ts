import type { Parts, Room } from '#server/platform/parts.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import { enterRaffle } from './entry.ts'
import { createMonths } from './months.ts'
import { closeRaffles, readDraw, readRaffle } from './state.ts'

const STATE_FRESH_MS = 60_000
const NIGHT_HOUR = 3

export function createRaffleRoom(parts: Parts): Room<'raffleState' | 'raffleEntry' | 'raffleDraw'> {
  const months = createMonths(parts)

  return {
    handlers: {
      raffleState(_input, { freshFor }) {
        freshFor(STATE_FRESH_MS)
        return readRaffle(parts, months)
      },
      raffleDraw: ({ params }) => readDraw(parts, params.month),
      raffleEntry: ({ body }, context) => enterRaffle(parts, body, context),
    },
    tasks: { content: { 'raffle-night': () => closeRaffles(parts) } },
    daily: [{ schema: 'content', kind: 'raffle-night', hour: NIGHT_HOUR }],
    rewritten: plainTables('content', ['raffle_spent', 'raffle_entry', 'raffle_month', 'raffle_key']),
  }
}
