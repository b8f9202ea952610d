import type { Places } from '#server/places/places.ts'
import { untilTomorrow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { createPositionLists } from './lists.ts'

/** The lists change with the actions of other users, so pages that show them expire after this time. */
const FRESH_MS = 1000

/** Positions: what each role earns, which companies hire, what reviews say. */
export function createPositionsRoom(
  parts: Parts,
  places: Places,
): Room<'positions' | 'positionFilters' | 'positionFilter'> {
  const lists = createPositionLists(parts, places)

  function shown({ shows, freshFor }: Context): void {
    shows('pay')
    freshFor(untilTomorrow(parts.clock.now()))
    freshFor(FRESH_MS)
  }

  return {
    handlers: {
      positions({ query }, context) {
        shown(context)
        return lists.readPage(query, context.locale)
      },
      positionFilters({ query }, context) {
        shown(context)
        return lists.readFilters(query)
      },
      async positionFilter({ params: { filter }, query }, context) {
        shown(context)
        return { [filter]: (await lists.readFilters(query))[filter] }
      },
    },
  }
}
