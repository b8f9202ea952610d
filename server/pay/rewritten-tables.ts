import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

const names = [
  'salary',
  'role_pay',
  'salary_comment',
  'pay_waiting',
  'pay_snapshot',
  'pay_cell',
  'pay_figure',
  'pay_comment',
]
export const payTables: RewrittenTable[] = names.map(name => ({ schema: 'content', name }))
