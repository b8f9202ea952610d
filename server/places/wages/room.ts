import { untilNextYear } from '#server/platform/clock.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import type { Places } from '../places.ts'
import { createWageLookup } from './lookup.ts'
import { CHANGED_WAGES, type MinimumWages } from './minimum-wages.ts'

/** Minimum wages by place and year; `npm run import:minimum-wages` imports lists. */
export function createWagesRoom(
  { clock }: Pick<Parts, 'clock'>,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
): Room<'minimumWages'> {
  const lookUp = createWageLookup(clock, places, minimumWages)
  return {
    handlers: {
      minimumWages({ query }, { shows, freshFor }) {
        shows(CHANGED_WAGES)
        if (query.year === undefined) freshFor(untilNextYear(clock.now()))
        return lookUp(query)
      },
    },
  }
}
