import type { Page } from '#shared/contract/fields.ts'

/** A position between two items of a list: how many come before it, and the list's own key of the item next to it. */
export type Cursor = { direction: 'after' | 'before'; at: number; key: string }

const CURSOR = /^(after|before)\.(\d{1,9})\.(.+)$/

/** Undefined for a cursor that we did not make, or whose key is not of this list: such a cursor is ignored. */
export function readCursor(text = '', isKey: (key: string) => boolean): Cursor | undefined {
  const [, direction, at, key] = CURSOR.exec(text) ?? []
  return key && isKey(key) ? { direction: direction as Cursor['direction'], at: Number(at), key } : undefined
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** The usual key of an item. */
export const isUuid = (key: string): boolean => UUID.test(key)

export type Paging<Row> = {
  size: number
  cursor: Cursor | undefined
  total: number
  keyOf: (row: Row) => string
  /** False for rows that are shown but not counted in the total. */
  isCounted?: (row: Row) => boolean
}

/**
 * The rows of a page in their order, and the page's position. `found` is one row more than fits on a page, read from
 * the cursor in its direction: rows before the cursor are read backwards.
 */
export function pageOf<Row>(found: Row[], paging: Paging<Row>): { rows: Row[]; page: Page } {
  const { size, cursor, total, keyOf, isCounted = () => true } = paging
  const hasMore = found.length > size
  const isBackwards = cursor?.direction === 'before'
  const nearest = found.slice(0, size)
  const rows = isBackwards ? nearest.toReversed() : nearest
  const shown = rows.filter(isCounted).length
  const at = cursor?.at ?? 0
  const before = isBackwards ? Math.max(0, at - shown) : at
  const to = before + shown
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    rows,
    page: {
      from: shown === 0 ? 0 : before + 1,
      to: shown === 0 ? 0 : to,
      // Items may have been removed since the cursor was made: the total is at least the end of this page.
      total: shown === 0 ? total : Math.max(total, to),
      next: last && (isBackwards || hasMore) ? `after.${to}.${keyOf(last)}` : null,
      previous: !(isBackwards ? hasMore : cursor)
        ? null
        : first && before > size
          ? `before.${before}.${keyOf(first)}`
          : '',
    },
  }
}
