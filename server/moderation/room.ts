import type { Room } from '#server/platform/parts.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import type { MergesCompanies } from './company-merge.ts'
import { moveHidings } from './hidings/hidings.ts'
import { moveReports } from './reports/reports.ts'

/** The records of the desk: claims, the history, reports and hidings. */
export const createModerationRoom = (): Room & MergesCompanies => ({
  handlers: {},
  rewritten: plainTables('content', ['event', 'desk_claim']),
  async mergeCompany(tx, { from, into }) {
    await moveHidings(tx, from, into)
    await moveReports(tx, from, into)
  },
})
