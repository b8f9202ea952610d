import type { Queryable, Sql, Tx } from '../db/db.ts'
import type { RewrittenTable } from './table.ts'

/**
 * Whether anybody touched a table since it was last rewritten. A transaction that was in progress then counts as
 * later; a mark from another cluster, before a restore, counts as nothing.
 */
export async function isTouched(sql: Sql, table: RewrittenTable): Promise<boolean> {
  const last = (column: 'seen' | 'own') =>
    sql`(select ${sql(column)}::${column === 'own' ? sql`xid[]` : sql`xid`} from last)`
  const [row] = await sql<{ touched: boolean }[]>`
    with last as (
      select seen, own from ${sql(`${table.schema}.rewriting`)}
      where what = ${table.name} and seen <= pg_snapshot_xmin(pg_current_snapshot()))
    select not exists (select 1 from last) or exists (
      select 1 from ${named(sql, table)}
      where (xmax <> 0 or (age(xmin) <= age(${last('seen')}) and xmin <> all(coalesce(${last('own')}, '{}')))) and ${table.rows?.(sql) ?? sql`true`}
    ) as touched`
  return row?.touched ?? true
}

/** Places (`ctid`) of the rows to be rewritten, in random order: all that were touched since the month before. */
export async function findPlaces(tx: Tx, table: RewrittenTable, month: string): Promise<string[]> {
  const [mark] = await tx<{ since: string; known: boolean }[]>`
    insert into ${tx(`${table.schema}.rewriting`)} as r (what, month, since, next_since, seen)
    select ${table.name}, ${month}, now, now, now from pg_snapshot_xmin(pg_current_snapshot()) now
    on conflict (what) do update set month = excluded.month, seen = excluded.seen, own = '{}',
      since = case when r.seen > excluded.seen then excluded.since when r.month <> excluded.month then r.next_since else r.since end,
      next_since = case when r.seen > excluded.seen or r.month <> excluded.month then excluded.next_since else r.next_since end
    returning since::xid::text as since, since < seen as known`
  const since = mark?.known ? tx`(xmax <> 0 or age(xmin) <= age(${mark.since}::text::xid))` : tx`true`
  const rows = await tx<{ place: string }[]>`
    select ctid::text as place from ${named(tx, table)} where ${since} and ${table.rows?.(tx) ?? tx`true`} order by random()`
  return rows.map(({ place }) => place)
}

/** Records the rewriting's own transactions, which count as nobody's touch. */
export async function noteOwn(tx: Tx, { schema, name }: RewrittenTable, own: string[]): Promise<void> {
  await tx`
    update ${tx(`${schema}.rewriting`)} set own = ${`{${own.join()}}`}::text::xid8[] where what = ${name}`
}

/**
 * Rewrites the rows at these places, and returns the transaction's id. Blocks writers, and no reader: an update that
 * met a row on its way out would find nothing, and count as done. A row that moved since it was found is newer, and
 * is left to the next hour.
 */
export async function rewriteRows(tx: Tx, table: RewrittenTable, places: string[]): Promise<string> {
  await tx`lock table ${named(tx, table)} in exclusive mode`
  if (table.overwrite) await overwrite(tx, table, table.overwrite, places)
  else await putBack(tx, table, places)
  const [own] = await tx<{ id: string }[]>`select pg_current_xact_id()::text as id`
  return String(own?.id)
}

async function putBack(tx: Tx, table: RewrittenTable, places: string[]): Promise<void> {
  const columns = tx(await columnsOf(tx, table))
  await tx`
    with gone as (delete from ${named(tx, table)} where ctid = any(${listed(places)}::text::tid[]) returning ${columns})
    insert into ${named(tx, table)} (${columns}) overriding system value select ${columns} from gone order by random()`
}

/** One after the other in random order: one statement would take them in their order on the disk. */
async function overwrite(tx: Tx, table: RewrittenTable, column: string, places: string[]): Promise<void> {
  await Promise.all(
    places.map(
      place =>
        tx`update ${named(tx, table)} set ${tx(column)} = ${tx(column)} where ctid = ${place}::text::tid`,
    ),
  )
}

const named = (sql: Queryable, { schema, name }: RewrittenTable) => sql(`${schema}.${name}`)
const listed = (places: string[]): string => `{${places.map(place => `"${place}"`).join()}}`

/**
 * Read from the catalogue, so that a column added later is not lost; generated columns are calculated by the
 * database.
 */
async function columnsOf(tx: Tx, { schema, name }: RewrittenTable): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`${schema}.${name}`}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
  return rows.map(row => row.name)
}
