import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

const schema = 'identity'

export const ownerTables: RewrittenTable[] = [
  { schema, name: 'owner' },
  { schema, name: 'membership' },
]
