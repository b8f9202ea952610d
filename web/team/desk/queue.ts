type Thing = { id: string }

/** Pending items, oldest first, and the id of the current one. */
export type Queue<T extends Thing> = { rows: readonly T[]; total: number; current: string | undefined }

/** `before`: current item before the list was loaded again. */
export const opened = <T extends Thing>(
  { rows, total }: Pick<Queue<T>, 'rows' | 'total'>,
  before?: string,
): Queue<T> => ({
  rows,
  total: rows.length === 0 ? 0 : total,
  current: (rows.find(row => row.id === before) ?? rows[0])?.id,
})

export const currentOf = <T extends Thing>(queue: Queue<T> | undefined): T | undefined =>
  queue?.rows.find(row => row.id === queue.current)

/** Removes a decided row; the row after it becomes current, or else the last one. */
export function without<T extends Thing>(queue: Queue<T>, id: string): Queue<T> {
  const place = queue.rows.findIndex(row => row.id === id)
  if (place < 0) return queue
  const rows = queue.rows.filter(row => row.id !== id)
  const next = rows[place] ?? rows.at(-1)
  const current = queue.current === id ? next?.id : queue.current
  return { rows, total: Math.max(queue.total - 1, rows.length), current }
}

/** After undo the row is back at its position and current. */
export function withBack<T extends Thing>(queue: Queue<T>, row: T, place: number): Queue<T> {
  if (queue.rows.some(one => one.id === row.id)) return { ...queue, current: row.id }
  return { rows: queue.rows.toSpliced(place, 0, row), total: queue.total + 1, current: row.id }
}

/** Removes rows that were decided together; `withAllBack` restores them. */
export const withoutAll = <T extends Thing>(queue: Queue<T>, rows: readonly T[]): Queue<T> =>
  rows.reduce((left, { id }) => without(left, id), queue)

export const withAllBack = <T extends Thing>(
  queue: Queue<T>,
  before: Queue<T>,
  rows: readonly T[],
  current: string,
): Queue<T> => ({
  ...before.rows.reduce(
    (now, row, place) => (rows.some(({ id }) => id === row.id) ? withBack(now, row, place) : now),
    queue,
  ),
  current,
})

/** Moves a skipped row to the end of the list. */
export function skipped<T extends Thing>(queue: Queue<T>, id: string): Queue<T> {
  const row = queue.rows.find(one => one.id === id)
  if (!row || queue.rows.length < 2) return queue
  const { rows, current } = without(queue, id)
  return { rows: [...rows, row], total: queue.total, current: rows.length > 0 ? current : id }
}

export function moved<T extends Thing>(queue: Queue<T>, by: 1 | -1): Queue<T> {
  const place = queue.rows.findIndex(row => row.id === queue.current)
  const row = queue.rows[place + by]
  return row ? { ...queue, current: row.id } : queue
}

/** The next row, for prefetching. */
export const following = <T extends Thing>({ rows, current }: Queue<T>): string | undefined =>
  rows[rows.findIndex(row => row.id === current) + 1]?.id
