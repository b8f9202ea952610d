import { COMPANY_SORTS, type CompanySort } from '#shared/contract/keys.ts'

/** `relevance`: matching names first; `near`: the smallest distance of a misspelt query first. */
export type Order = CompanySort | 'relevance' | 'near'
/** Position in a list: the order, the sort key and the company's id. `tier` is used by `relevance` and `near`, otherwise 0. */
export type Place = { order: Order; tier: number; key: number | string; id: string }

const ORDERS: readonly string[] = [...COMPANY_SORTS, 'relevance', 'near']
const PLACE =
  /^([a-z]+)\.(\d{1,10})\.(\d{1,10}|\d{4}-\d{2}-\d{2})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const LARGEST_KEY = 2 ** 31 - 1

export const writePlace = ({ order, tier, key, id }: Place): string => [order, tier, key, id].join('.')

/** Undefined for an invalid cursor. */
export function readPlace(text: string): Place | undefined {
  const [, order = '', tier = '', key = '', id = ''] = PLACE.exec(text) ?? []
  const isOfOrder = order === 'newest' || order === 'oldest' ? isDay(key) : isWhole(key)
  if (!ORDERS.includes(order) || !isWhole(tier) || !isOfOrder) return undefined
  return { order: order as Order, tier: Number(tier), key: isDay(key) ? key : Number(key), id }
}

const isWhole = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= LARGEST_KEY

/** Rejects 31 February, which has the form of a day but is an error in the database. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
