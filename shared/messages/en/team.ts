import type { team as id } from '../id/team.ts'

export const team: typeof id = {}
