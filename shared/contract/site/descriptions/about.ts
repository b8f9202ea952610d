import { ACTING } from './acting.ts'
import { READING } from './reading.ts'
import { TEAM } from './team.ts'

/** Rooms in the order of the documentation; the team’s calls come last. */
const ROOMS = { ...READING, ...ACTING, ...TEAM }
export const CALL_ROOMS = Object.keys(ROOMS)

/** Each call’s room and a one-sentence description. */
export const ABOUT: Partial<Record<string, { room: string; says: string }>> = Object.fromEntries(
  Object.entries(ROOMS).flatMap(([room, calls]) =>
    Object.entries(calls).map(([name, says]) => [name, { room, says }]),
  ),
)
