import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

const schema = 'identity'
const names = ['session', 'challenge', 'signed_in_before', 'inbox_message', 'staff', 'consent_text']

export const accountTables: RewrittenTable[] = [
  ...names.map(name => ({ schema, name }) as const),
  { schema, name: 'consent_event', overwrite: 'purpose' },
  { schema, name: 'account', overwrite: 'created_month' },
]
