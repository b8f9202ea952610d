import type { Room } from '#server/platform/parts.ts'
import type { MergesCompanies } from './company-merge.ts'
import { moveHidings } from './hidings/hidings.ts'
import { moveReports } from './reports/reports.ts'

/** What the desk records: who looks at what, what was decided, reported and hidden. */
export const createModerationRoom = (): Room & MergesCompanies => ({
  handlers: {},
  rewritten: [
    { schema: 'content', name: 'event' },
    { schema: 'content', name: 'desk_claim' },
  ],
  async mergeCompany(tx, { from, into }) {
    await moveHidings(tx, from, into)
    await moveReports(tx, from, into)
  },
})
