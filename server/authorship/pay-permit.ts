import { open, seal } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { payPermitKey, payTag } from './keys.ts'
import { deletePayPermit, insertPayTag, listPayTags, putPayPermit } from './store.ts'

/**
 * The place of an amount under the rule of one amount for each person, company and year, whichever form brings it. A
 * `second` one is answered like a `first`, and counts nowhere. `again`: figures have had an amount of this permission
 * before, so it adds no new person.
 */
export type PayPlace = 'first' | 'second' | 'again'

/**
 * Permission to give the pay of one year. `tag` is the duplicate tag that giving it stores; null when that is stored
 * already.
 */
export type PayPermit = { year: number; tag: Buffer | null; place: PayPlace }

/** Permissions for some years, for a company under all its ids (null: for no company). */
export async function payPermits(
  sql: Queryable,
  secrets: Secrets,
  accountId: string,
  { ids, years }: { ids: (string | null)[]; years: number[] },
): Promise<PayPermit[]> {
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

/**
 * Uses the permission for a year, where there is one; returns the place of its amount, and the permissions that are
 * left.
 */
export async function spendPermit(
  tx: Tx,
  permits: PayPermit[],
  year: number | undefined,
): Promise<{ place: PayPlace; left: PayPermit[] }> {
  const found = permits.find(permit => permit.year === year)
  if (!found) return { place: 'first', left: permits }
  const isNew = found.tag === null || (await insertPayTag(tx, found.year, found.tag))
  const place = isNew ? found.place : 'second'
  return { place, left: permits.map(permit => (permit === found ? { ...permit, tag: null, place } : permit)) }
}

/** The permissions once figures have had that year's amount: giving it again adds no new person. */
export function givableAgain(permits: PayPermit[], year: number | undefined): PayPermit[] {
  if (year === undefined) return permits
  return [...permits.filter(permit => permit.year !== year), { year, tag: null, place: 'again' }]
}

/** Stores what a review's author may still give when changing it, for the holder of its code. */
export async function storePayPermit(
  tx: Tx,
  secrets: Secrets,
  code: string,
  { year, permits }: { year: number; permits: PayPermit[] },
): Promise<void> {
  const text = JSON.stringify(writePermits(permits)).padEnd(CHARACTERS)
  await putPayPermit(tx, { key: payPermitKey(secrets, code), year, box: seal(secrets.box, text, CONTEXT) })
}

/** Deletes and returns what is stored for a code. */
export async function takePayPermit(tx: Tx, secrets: Secrets, code: string): Promise<PayPermit[]> {
  const box = await deletePayPermit(tx, payPermitKey(secrets, code))
  return box ? readPermits(JSON.parse(open(secrets.box, box, CONTEXT)) as WrittenPermit[]) : []
}

/** Two years' permissions are padded to this size, so that the length discloses nothing. */
const CHARACTERS = 96
const CONTEXT = 'pay_leave.box'
const PLACES: readonly PayPlace[] = ['first', 'second', 'again']

export type WrittenPermit = [year: number, place: number, tag: string]

export const writePermits = (permits: PayPermit[]): WrittenPermit[] =>
  permits.map(({ year, place, tag }) => [year, PLACES.indexOf(place), tag?.toString('base64url') ?? ''])

export const readPermits = (written: WrittenPermit[]): PayPermit[] =>
  written.map(([year, place, tag]) => ({
    year,
    tag: tag ? Buffer.from(tag, 'base64url') : null,
    place: PLACES[place] as PayPlace,
  }))
