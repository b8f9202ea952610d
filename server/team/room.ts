import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { mayRead } from '#server/moderation/policy.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import { companySubject } from './company/company.ts'
import { hidingSubject } from './hiding/hiding.ts'
import { lapseHidings } from './hiding/lapse.ts'
import { readHistory } from './history/history.ts'
import { reportSubject } from './report/report.ts'

const LAPSE_HOUR = 0

/** The team's decisions across rooms: new companies and merges, reports, hidings; and the history of all its acts. */
export const createTeamRoom = (
  parts: Parts,
  places: Places,
  { rooms, takedowns }: { rooms: Partial<MergesCompanies>[]; takedowns: Takedowns },
): Room<'teamHistory'> & WithSubjects => ({
  handlers: {
    teamHistory: async ({ query }, context) => readHistory(parts, await mayRead(parts, context), query),
  },
  tasks: { content: { 'lapse-hidings': () => lapseHidings(parts) } },
  daily: [{ schema: 'content', kind: 'lapse-hidings', hour: LAPSE_HOUR }],
  deskSubjects: [
    companySubject(parts, places, rooms),
    reportSubject(parts, places, takedowns),
    hidingSubject(parts, places, takedowns),
  ],
})
