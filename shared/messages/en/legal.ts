import type { legal as id } from '../id/legal.ts'

export const legal: typeof id = {}
