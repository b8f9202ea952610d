import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { candidateSubject } from './candidates.ts'

/** Rows of directories, for the team's desk; directories themselves come by `npm run import:companies`. */
export const createDirectoryRoom = (parts: Parts, places: Places): Room & WithSubjects => ({
  handlers: {},
  deskSubjects: [candidateSubject(parts, places)],
  // Those that wait are the importer's, by the million.
  rewritten: [{ schema: 'content', name: 'import_candidate', rows: sql => sql`state <> 'waiting'` }],
})
