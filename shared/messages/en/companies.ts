import type { companies as id } from '../id/companies.ts'

export const companies: typeof id = {}
