import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

const names = ['review', 'company_facet', 'helpful_mark', 'report', 'review_reply', 'hiding']
export const reviewTables: RewrittenTable[] = names.map(name => ({ schema: 'content', name }))
