import type { FigureCheck } from '../../../contract/keys.ts'

/** The source of a legal value, and the period in which it is in force. */
export type Law = {
  /** Citation of the law, with § for "pasal". */
  rule: string
  check: FigureCheck
  /** First and last day, `YYYY-MM-DD`; no `to` while it is in force. */
  from: string
  to?: string
}

/** The day on which these tables were last compared with their sources. */
export const CHECKED_ON = '2026-11-22'

/** The row in force in a month, `YYYY-MM`. Throws for a month before the first row. */
export function inForce<T extends Law>(rows: readonly T[], month: string): T {
  const row = rows.find(({ from, to }) => from.slice(0, 7) <= month && (!to || month <= to.slice(0, 7)))
  if (!row) throw new Error('No row of the legal tables holds in this month')
  return row
}
