import type { Room } from '#server/platform/parts.ts'
import { type Places, presentRole } from './places.ts'
import { places as en } from '#shared/messages/en/places/places.ts'
import { places as id } from '#shared/messages/id/places/places.ts'
import type { Handlers } from '#server/platform/http/api.ts'

export function createPlacesRoom(places: Places): Room<'cities' | 'jobRoles'> {
  return {
    handlers: placeHandlers(places),
    // A review of an unlisted company inserts the company, whose foreign key locks the city's row and leaves a trace
    // in it.
    rewritten: [{ schema: 'content', name: 'city', overwrite: 'name' }],
  }
}

const WORDS = { id, en }

function placeHandlers(places: Places): Pick<Handlers, 'cities' | 'jobRoles'> {
  return {
    cities: async (_input, { locale }) => ({
      cities: [...places.cities],
      attribution: WORDS[locale].attribution,
    }),
    jobRoles: async (_input, { locale }) => ({
      job_roles: places.jobRoles(locale).map(role => presentRole(role, locale)),
    }),
  }
}
