import type { search as id } from '../id/search.ts'

export const search: typeof id = {}
