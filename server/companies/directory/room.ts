import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { candidateSubject } from './candidates.ts'

/** Rows of directories for the desk of the team; directories are imported by `npm run import:companies`. */
export const createDirectoryRoom = (parts: Parts, places: Places): Room & WithSubjects => ({
  handlers: {},
  deskSubjects: [candidateSubject(parts, places)],
  // Waiting rows are left out: the importer writes millions of them.
  rewritten: [{ schema: 'content', name: 'import_candidate', rows: sql => sql`state <> 'waiting'` }],
})
