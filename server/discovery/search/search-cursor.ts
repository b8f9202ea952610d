import { COMPANY_SORTS, type CompanySort } from '#shared/contract/keys.ts'

/** `relevance` by name first; `near` by how little a misspelt name differs. */
export type Order = CompanySort | 'relevance' | 'near'
/** Where a company stands in a list: the order, its sort key there and its id. `tier` is of `relevance` and `near`, otherwise 0. */
export type Place = { order: Order; tier: number; key: number | string; id: string }

const ORDERS: readonly string[] = [...COMPANY_SORTS, 'relevance', 'near']
const PLACE =
  /^([a-z]+)\.(\d{1,10})\.(\d{1,10}|\d{4}-\d{2}-\d{2})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
const LARGEST_KEY = 2 ** 31 - 1

export const writePlace = ({ order, tier, key, id }: Place): string => [order, tier, key, id].join('.')

/** Undefined for anything that is not one of ours. */
export function readPlace(text: string): Place | undefined {
  const [, order = '', tier = '', key = '', id = ''] = PLACE.exec(text) ?? []
  const isOfOrder = order === 'newest' || order === 'oldest' ? isDay(key) : isWhole(key)
  if (!ORDERS.includes(order) || !isWhole(tier) || !isOfOrder) return undefined
  return { order: order as Order, tier: Number(tier), key: isDay(key) ? key : Number(key), id }
}

const isWhole = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= LARGEST_KEY

/** 31 February has the form of a day, but is none to the database. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
