import type { writing as id } from '../id/writing.ts'

export const writing: typeof id = {}
