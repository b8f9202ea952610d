import type { Room } from '#server/platform/parts.ts'
import { placeHandlers } from './routes.ts'
import type { Places } from './places.ts'

export function createPlacesRoom(places: Places): Room<'cities' | 'jobRoles'> {
  return { handlers: placeHandlers(places) }
}
