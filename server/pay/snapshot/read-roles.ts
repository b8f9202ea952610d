import { YEAR_BANDS } from '#shared/contract/pay-parts.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { closeRolePay, companyTag, openRolePay, roleMark, ROLE_BOX_BYTES } from '../role-box.ts'
import { KEY_BYTES } from './pieces.ts'
import type { RolePays } from './role-cells.ts'
import { countRolePays, listRolePays, type Resealed } from './store.ts'

const ROW_BYTES = KEY_BYTES + ROLE_BOX_BYTES
const PAGE = 4000
const NONE = -1

export type ReadRoles = {
  pays: RolePays
  /** Roles by the numbers that `pays` names them by. */
  roles: string[]
  /** The rows as they were read, one behind the other. */
  rows: Buffer
}

/**
 * All rows for roles and places, opened. They are kept in columns: there are millions. `merged`: companies that went into
 * others count as those.
 */
export async function readRoles(
  sql: Queryable,
  secrets: Secrets,
  places: Places,
  merged: Map<string, string>,
): Promise<ReadRoles> {
  const roles = places.jobRoles('id').map(({ id }) => id)
  const placeOfMark = new Map(roles.map((id, at) => [roleMark(id), at]))
  const tags = new Map(
    [...merged].map(([from, into]) => [companyTag(secrets, from), companyTag(secrets, into)]),
  )
  const count = await countRolePays(sql)
  const pays = columns(count)
  const rows = Buffer.allocUnsafe(count * ROW_BYTES)
  let last = Buffer.alloc(0)
  while (pays.length < count) {
    const page = await listRolePays(sql, last, PAGE)
    if (page.length === 0) break
    for (const { key, box } of page) {
      key.copy(rows, pays.length * ROW_BYTES)
      box.copy(rows, pays.length * ROW_BYTES + KEY_BYTES)
      note(pays, openRolePay(secrets, box))
    }
    last = Buffer.from(page.at(-1)?.key ?? [])
  }
  return { pays, roles, rows }

  function note(into: RolePays, { pay, membership }: ReturnType<typeof openRolePay>): void {
    const at = into.length
    into.group[at] = membership.group
    into.size[at] = membership.size
    into.fresh[at] = membership.fresh ? 1 : 0
    into.role[at] = placeOfMark.get(pay.role) ?? NONE
    into.city[at] = pay.city
    into.year[at] = pay.year
    into.amount[at] = pay.amount
    into.years[at] = pay.years === null ? NONE : YEAR_BANDS.indexOf(pay.years)
    into.company[at] = tags.get(pay.company) ?? pay.company
    into.length += 1
  }
}

const columns = (count: number): RolePays => ({
  length: 0,
  group: new Float64Array(count),
  size: new Uint16Array(count),
  fresh: new Uint8Array(count),
  role: new Int16Array(count),
  city: new Uint16Array(count),
  year: new Uint16Array(count),
  amount: new Uint16Array(count),
  years: new Int8Array(count),
  company: new Float64Array(count),
})

/** The rows that were regrouped, closed anew. */
export function resealRoles(
  secrets: Secrets,
  { pays: { group, size, fresh }, rows }: ReadRoles,
  changed: number[],
): Resealed[] {
  return changed.map(at => {
    const row = rows.subarray(at * ROW_BYTES, (at + 1) * ROW_BYTES)
    const before = row.subarray(KEY_BYTES)
    const membership = { group: group[at] ?? 0, size: size[at] ?? 0, fresh: fresh[at] === 1 }
    const box = closeRolePay(secrets, openRolePay(secrets, before).pay, membership)
    return { key: row.subarray(0, KEY_BYTES), before, box }
  })
}
