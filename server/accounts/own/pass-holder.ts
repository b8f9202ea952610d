import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** The mark of the device whose credential the holder has; `next_start`: the day of the second new start. */
export type PassHolder = { mark: Buffer; starts: number; next_start: string | null }

/** Stores the mark where the holder has none; returns what is stored then. */
export async function claimMark(
  sql: Queryable,
  { year, holder, mark }: { year: number; holder: Buffer; mark: Buffer },
): Promise<PassHolder> {
  const [row] = await sql<PassHolder[]>`
    insert into identity.pass_holder as stored (year, holder, mark) values (${year}, ${holder}, ${mark})
    on conflict (year, holder) do update set mark = coalesce(stored.mark, excluded.mark)
    returning mark, starts, to_char(next_start, 'YYYY-MM-DD') as next_start`
  return row as PassHolder
}

/** Removes the mark, for the first time at once, for the second from the stored day on; false where neither is allowed. */
export async function removeMark(
  tx: Tx,
  { year, holder, today, next }: { year: number; holder: Buffer; today: string; next: string },
): Promise<boolean> {
  const rows = await tx`
    update identity.pass_holder set mark = null, starts = starts + 1, next_start = ${next}
    where year = ${year} and holder = ${holder} and mark is not null
      and (starts = 0 or (starts = 1 and coalesce(next_start, ${today}) <= ${today}))
    returning 1`
  return rows.length > 0
}

/** Deletes past years, and days that have come: a day tells in which week somebody started anew. */
export async function purgeHolders(
  sql: Queryable,
  { year, today }: { year: number; today: string },
): Promise<void> {
  await sql`delete from identity.pass_holder where year < ${year}`
  await sql`update identity.pass_holder set next_start = null where next_start <= ${today}`
}
