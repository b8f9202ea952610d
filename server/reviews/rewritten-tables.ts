import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

const names = ['review', 'company_facet', 'helpful_mark', 'report']
export const reviewTables: RewrittenTable[] = names.map(name => ({ schema: 'content', name }))
