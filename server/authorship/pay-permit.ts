import { open, seal } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { payLeaveKey, payTag } from './keys.ts'
import { deletePayLeave, insertPayTag, listPayTags, putPayLeave } from './store.ts'

/**
 * What an amount is to the rule of one amount a person, company and year, whichever form brings it. A `second` one is
 * answered as a `first`, and counts nowhere. `again`: figures have had an amount of this leave before, so that nobody new
 * comes with it.
 */
export type PayPlace = 'first' | 'second' | 'again'

/** Leave to tell the pay of one year. `tag` is what telling takes; null when it has been taken. */
export type PayLeave = { year: number; tag: Buffer | null; place: PayPlace }

/** Leaves of some years, for a company under all its ids (null: for none). */
export async function payLeaves(
  sql: Queryable,
  secrets: Secrets,
  accountId: string,
  { ids, years }: { ids: (string | null)[]; years: number[] },
): Promise<PayLeave[]> {
  const asked = years.map(year => ({ year, tags: ids.map(id => payTag(secrets, accountId, id, year)) }))
  const taken = await listPayTags(
    sql,
    asked.flatMap(({ tags }) => tags),
  )
  const isTaken = (tag: Buffer) => taken.some(other => other.equals(tag))
  return asked.map(({ year, tags }) => ({
    year,
    tag: tags[0] as Buffer,
    place: tags.some(isTaken) ? 'second' : 'first',
  }))
}

/** Takes the leave of a year, where there is one: what place its amount has, and what leave is left. */
export async function tellPay(
  tx: Tx,
  leaves: PayLeave[],
  year: number | undefined,
): Promise<{ place: PayPlace; left: PayLeave[] }> {
  const found = leaves.find(leave => leave.year === year)
  if (!found) return { place: 'first', left: leaves }
  const isNew = found.tag === null || (await insertPayTag(tx, found.year, found.tag))
  const place = isNew ? found.place : 'second'
  return { place, left: leaves.map(leave => (leave === found ? { ...leave, tag: null, place } : leave)) }
}

/** The same once figures have had that year's amount: whoever tells it again is nobody new. */
export function toldAgain(leaves: PayLeave[], year: number | undefined): PayLeave[] {
  if (year === undefined) return leaves
  return [...leaves.filter(leave => leave.year !== year), { year, tag: null, place: 'again' }]
}

/** Keeps what a review's author may still tell when changing it: for whoever has its code. */
export async function keepPayLeave(
  tx: Tx,
  secrets: Secrets,
  code: string,
  { year, leaves }: { year: number; leaves: PayLeave[] },
): Promise<void> {
  const text = JSON.stringify(writeLeaves(leaves)).padEnd(CHARACTERS)
  await putPayLeave(tx, { key: payLeaveKey(secrets, code), year, box: seal(secrets.box, text, CONTEXT) })
}

/** Deletes and returns what is stored for a code. */
export async function takePayLeave(tx: Tx, secrets: Secrets, code: string): Promise<PayLeave[]> {
  const box = await deletePayLeave(tx, payLeaveKey(secrets, code))
  return box ? readLeaves(JSON.parse(open(secrets.box, box, CONTEXT)) as WrittenLeave[]) : []
}

/** Room for two years, so that the size says nothing. */
const CHARACTERS = 96
const CONTEXT = 'pay_leave.box'
const PLACES: readonly PayPlace[] = ['first', 'second', 'again']

export type WrittenLeave = [year: number, place: number, tag: string]

export const writeLeaves = (leaves: PayLeave[]): WrittenLeave[] =>
  leaves.map(({ year, place, tag }) => [year, PLACES.indexOf(place), tag?.toString('base64url') ?? ''])

export const readLeaves = (written: WrittenLeave[]): PayLeave[] =>
  written.map(([year, place, tag]) => ({
    year,
    tag: tag ? Buffer.from(tag, 'base64url') : null,
    place: PLACES[place] as PayPlace,
  }))
