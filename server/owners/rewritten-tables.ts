import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

const schema = 'identity'

export const ownerTables: RewrittenTable[] = [
  { schema, name: 'owner', overwrite: 'locale' },
  { schema, name: 'owner_link', overwrite: 'expires_at' },
  { schema, name: 'membership' },
  { schema: 'content', name: 'claim' },
  { schema: 'content', name: 'claimed_host' },
]
