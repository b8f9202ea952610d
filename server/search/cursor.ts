import { COMPANY_SORTS, type CompanySort } from '#shared/contract/keys.ts'

/** Where a page of results ended: the way of ordering, the last row's sort key, and its id. */
export type Cursor =
  | { order: CompanySort; key: number | string; id: string }
  /** By relevance: which of the three tiers the row was in. */
  | { order: 'relevance'; tier: number; key: number; id: string }
  /** Among near spellings. */
  | { order: 'near'; id: string }

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const LARGEST_KEY = 2 ** 31 - 1
const TIERS = 3

export function writeCursor(cursor: Cursor): string {
  const fields =
    cursor.order === 'near'
      ? [cursor.order, cursor.id]
      : cursor.order === 'relevance'
        ? [cursor.order, cursor.tier, cursor.key, cursor.id]
        : [cursor.order, cursor.key, cursor.id]
  return Buffer.from(JSON.stringify(fields)).toString('base64url')
}

/** Undefined for anything that is not one of ours: such a cursor is ignored. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const fields = text === undefined ? undefined : parse(text)
  if (!Array.isArray(fields)) return undefined
  const [order, ...rest] = fields as unknown[]
  const id = rest.at(-1)
  if (typeof id !== 'string' || !ID.test(id)) return undefined
  if (order === 'near' && rest.length === 1) return { order, id }
  if (order === 'relevance' && rest.length === 3) {
    const [tier, key] = rest
    return isKey(key) && isKey(tier) && tier < TIERS ? { order, tier, key, id } : undefined
  }
  const sort = COMPANY_SORTS.find(known => known === order)
  if (!sort || rest.length !== 2) return undefined
  const key = rest[0]
  const byDay = sort === 'newest' || sort === 'oldest'
  if (byDay) return typeof key === 'string' && isDay(key) ? { order: sort, key, id } : undefined
  return isKey(key) ? { order: sort, key, id } : undefined
}

const isKey = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST_KEY

/** 31 February has the form of a day, but is none to the database. */
const isDay = (value: string): boolean =>
  DAY.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
