import type { Room } from '#server/platform/parts.ts'
import { placeHandlers } from './routes.ts'
import type { Places } from './places.ts'

export function createPlacesRoom(places: Places): Room<'cities' | 'jobRoles'> {
  return {
    handlers: placeHandlers(places),
    // A company that a review names points at its city, and locks its row.
    rewritten: [{ schema: 'content', name: 'city', overwrite: 'name' }],
  }
}
