import { places as en } from '#shared/messages/en/places/places.ts'
import { places as id } from '#shared/messages/id/places/places.ts'
import type { Handlers } from '#server/platform/http/api.ts'
import { presentRole, type Places } from './places.ts'

const WORDS = { id, en }

export function placeHandlers(places: Places): Pick<Handlers, 'cities' | 'jobRoles'> {
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
