import type { PendingQuery, Row } from 'postgres'
import type { Tx } from '#server/platform/db.ts'

/** What authors' acts write. */
export const SHUFFLED = [
  'review',
  'salary',
  'company_intake',
  'company_facet',
  'company_word',
  'report',
] as const
/** What points at others or is pointed at stays where it is, lest locks cross; each with a column to write over itself. */
const OVER = {
  company_quarter: 'review_count',
  company_stats: 'status',
  company_slug: 'slug',
  company: 'name',
  city: 'name',
}
export const WRITTEN_OVER = Object.keys(OVER) as WrittenOver[]

type Shuffled = (typeof SHUFFLED)[number]
type WrittenOver = keyof typeof OVER
type Since = { week: string; year: number }

/** Rows taken out and put back in random order share neither transaction nor place with the act that wrote them. */
export async function shuffleTable(tx: Tx, table: Shuffled, since: Since): Promise<void> {
  const places = await findTouched(tx, table, since)
  if (places.length === 0) return
  await lock(tx, table)
  const columns = tx(await columnsOf(tx, table))
  for (let from = 0; from < places.length; from += AT_ONCE)
    await tx`
      with gone as (delete from ${named(tx, table)} where ctid = any(${listed(places.slice(from, from + AT_ONCE))}::text::tid[]) returning ${columns})
      insert into ${named(tx, table)} (${columns}) select ${columns} from gone order by random()`
}

/** Places are in random order already: the first night's many go a part at a time. */
const AT_ONCE = 10_000
const listed = (places: string[]): string => `{${places.map(place => `"${place}"`).join()}}`

/** One after the other in random order: one statement would take them as they stand. */
export async function writeOver(tx: Tx, table: WrittenOver): Promise<void> {
  const places = await findTouched(tx, table)
  if (places.length === 0) return
  const column = OVER[table]
  await lock(tx, table)
  await Promise.all(
    places.map(
      place =>
        tx`update ${named(tx, table)} set ${tx(column)} = ${tx(column)} where ctid = ${place}::text::tid`,
    ),
  )
}

const named = (tx: Tx, table: string) => tx(`content.${table}`)

/**
 * Keeps writers waiting (readers go on): an update that met a row on its way out would find nothing, and call that
 * done. A row that moved since it was found is newer than this night, and the next night's.
 */
async function lock(tx: Tx, table: string): Promise<void> {
  await tx`lock table ${named(tx, table)} in exclusive mode`
}

/**
 * Where rows stand that were written or locked since the last night, in random order. A transaction then under way counts
 * as later; a night of another cluster's, before a restore, counts as none.
 */
async function findTouched(tx: Tx, table: Shuffled | WrittenOver, since?: Since): Promise<string[]> {
  const [last] = await tx<{ seen: string; own: string }[]>`
    select seen::xid::text as seen, own::xid::text as own from content.night
    where what = ${table} and seen <= pg_snapshot_xmin(pg_current_snapshot())`
  await tx`
    insert into content.night (what, seen, own) values (${table}, pg_snapshot_xmin(pg_current_snapshot()), pg_current_xact_id())
    on conflict (what) do update set seen = excluded.seen, own = excluded.own`
  const touched = last
    ? tx`(xmax <> 0 or (age(xmin) <= age(${last.seen}::text::xid) and xmin <> ${last.own}::text::xid))`
    : tx`true`
  const rows = await tx<{ place: string }[]>`
    select ctid::text as place from ${named(tx, table)}
    where (${touched} and ${byAuthors(tx, table)}) or ${isRecent(tx, table, since)} order by random()`
  return rows.map(({ place }) => place)
}

const COMPANIES_ROWS: ReadonlySet<string> = new Set(['company_stats', 'company_slug', 'company_word'])

/** A directory's companies come by the million; authors' acts write those that reviews named or came to. */
function byAuthors(tx: Tx, table: Shuffled | WrittenOver): PendingQuery<Row[]> {
  const reviewed = tx`
    select id from content.company where status <> 1 union select company_id from content.company_intake
    union select company_id from content.company_stats where newest_on is not null`
  if (table === 'company') return tx`id in (${reviewed})`
  return COMPANIES_ROWS.has(table) ? tx`company_id in (${reviewed})` : tx`true`
}

function isRecent(tx: Tx, table: Shuffled | WrittenOver, since?: Since): PendingQuery<Row[]> {
  if (since && table === 'review') return tx`week >= ${since.week}`
  if (since && table === 'salary') return tx`year >= ${since.year}`
  return table === 'company_intake' ? tx`true` : tx`false`
}

/** Asked for, so that a column that comes later is not lost. */
async function columnsOf(tx: Tx, table: Shuffled): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`content.${table}`}::text::regclass and attnum > 0 and not attisdropped`
  return rows.map(({ name }) => name)
}
