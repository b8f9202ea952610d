import type { accounts as id } from '../id/accounts.ts'

export const accounts: typeof id = {}
