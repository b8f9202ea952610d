import { places as en } from '#shared/messages/en/places/places.ts'
import { places as id } from '#shared/messages/id/places/places.ts'
import type { Room } from '#server/platform/parts.ts'
import { type Places, presentRole } from './places.ts'

const WORDS = { id, en }

/** The lists that forms offer: cities and regencies, and job roles. */
export const createPlacesRoom = (places: Places): Room<'cities' | 'jobRoles'> => ({
  handlers: {
    cities: async (_input, { locale }) => ({
      cities: [...places.cities],
      attribution: WORDS[locale].attribution,
    }),
    jobRoles: async (_input, { locale }) => ({
      job_roles: places.jobRoles(locale).map(role => presentRole(role, locale)),
    }),
  },
  // A review of an unlisted company inserts the company, whose foreign key locks the city's row and leaves a trace
  // in it.
  rewritten: [{ schema: 'content', name: 'city', overwrite: 'name' }],
})
