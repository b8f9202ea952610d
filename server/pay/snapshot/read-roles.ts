import { YEAR_BANDS } from '#shared/contract/pay/pay-parts.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { companyTag, openRolePays, readRolePay, ROLE_BOX_BYTES, ROLE_BYTES, roleMark } from '../role-box.ts'
import type { Changes } from './changes.ts'
import { ahead } from './cooperative-steps.ts'
import { KEY_BYTES } from './chunks.ts'
import type { RolePays } from './role-cells.ts'
import { countRolePays, listRolePays } from './store.ts'

const ROW_BYTES = KEY_BYTES + ROLE_BOX_BYTES
const BLOCKS_AT_ONCE = 20
const NONE = -1

export type ReadRoles = {
  pays: RolePays
  /** Role ids, indexed by the numbers in `pays.role`. */
  roles: string[]
  /** The rows' keys, concatenated. */
  keys: Buffer
}

/**
 * Decrypts all rows for roles and places, into columns because there are millions. `merged`: maps companies to those
 * that they were merged into, for counting companies.
 */
export async function readRoles(
  sql: Queryable,
  secrets: Secrets,
  places: Places,
  merged: Map<string, string>,
): Promise<ReadRoles> {
  const { rows: count, blocks } = await countRolePays(sql)
  const roles = places.jobRoles('id').map(({ id }) => id)
  const pays = columns(count)
  const keys = Buffer.allocUnsafe(count * KEY_BYTES)
  const note = createNote(pays, {
    roles: new Map(roles.map((id, at) => [roleMark(id), at])),
    tags: new Map([...merged].map(([from, into]) => [companyTag(secrets, from), companyTag(secrets, into)])),
  })
  // Prefetches the next blocks while these are decrypted.
  let next = ahead(listRolePays(sql, 0, BLOCKS_AT_ONCE))
  for (let block = 0; block < blocks; block += BLOCKS_AT_ONCE) {
    const rows = await next
    next = ahead(listRolePays(sql, block + BLOCKS_AT_ONCE, block + 2 * BLOCKS_AT_ONCE))
    const bytes = openRolePays(secrets, rows, KEY_BYTES)
    for (let at = 0; at < rows.length / ROW_BYTES; at += 1) {
      rows.copy(keys, pays.length * KEY_BYTES, at * ROW_BYTES, at * ROW_BYTES + KEY_BYTES)
      note(readRolePay(bytes, at * ROLE_BYTES))
    }
  }
  return { pays, roles, keys }
}

type Known = { roles: Map<number, number>; tags: Map<number, number> }

const createNote =
  (into: RolePays, { roles, tags }: Known) =>
  ({ pay, membership }: ReturnType<typeof readRolePay>): void => {
    const at = into.length
    into.group[at] = membership.group
    into.size[at] = membership.size
    into.newcomerWeek[at] = membership.newcomerWeek
    into.role[at] = roles.get(pay.role) ?? NONE
    into.city[at] = pay.city
    into.year[at] = pay.year
    into.givenIn[at] = pay.given_in
    into.amount[at] = pay.amount
    into.years[at] = pay.years === null ? NONE : YEAR_BANDS.indexOf(pay.years)
    into.company[at] = tags.get(pay.company) ?? pay.company
    into.length += 1
  }

const columns = (count: number): RolePays => ({
  length: 0,
  group: new Float64Array(count),
  size: new Uint16Array(count),
  newcomerWeek: new Uint8Array(count),
  role: new Int16Array(count),
  city: new Uint16Array(count),
  year: new Uint16Array(count),
  givenIn: new Uint16Array(count),
  amount: new Uint16Array(count),
  years: new Int8Array(count),
  company: new Float64Array(count),
})

export function noteRoles(
  changes: Changes,
  { pays: { group, size, newcomerWeek }, keys }: ReadRoles,
  changed: Iterable<number>,
): void {
  for (const at of changed)
    changes.note({
      key: keys.subarray(at * KEY_BYTES, (at + 1) * KEY_BYTES),
      membership: { group: group[at] ?? 0, size: size[at] ?? 0, newcomerWeek: newcomerWeek[at] ?? 0 },
    })
}
