import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type NewMonth = {
  month: string
  contact_public: Buffer
  contact_private_sealed: Buffer
  seed_sealed: Buffer
  seed_hash: Buffer
}
export type MonthRow = NewMonth & { state: 'open' | 'closed' | 'drawn' }
export type DrawRow = {
  month: string
  seed: Buffer
  seed_hash: Buffer
  /** Published by others on a day after the month's entries were closed. */
  public_value: string
  public_day: string
  public_source: string
  /** 32 bytes each, sorted. */
  entries: Buffer
  winners: number
  drawn_on: string
}

/** If two processes create a month, the first one's row stays. */
export async function insertMonth(sql: Queryable, month: NewMonth): Promise<void> {
  await sql`insert into content.raffle_month ${sql(month)} on conflict (month) do nothing`
}

export async function findMonth(sql: Queryable, month: string): Promise<MonthRow | undefined> {
  const [row] = await sql<MonthRow[]>`
    select month, state, contact_public, contact_private_sealed, seed_sealed, seed_hash
    from content.raffle_month where month = ${month}`
  return row
}

/** The month's state, with a row lock until the transaction ends: a month cannot close during an entry. */
export async function holdMonth(
  tx: Tx,
  month: string,
): Promise<Pick<MonthRow, 'state' | 'contact_public'> | undefined> {
  const [row] = await tx<Pick<MonthRow, 'state' | 'contact_public'>[]>`
    select state, contact_public from content.raffle_month where month = ${month} for share`
  return row
}

export async function countEntries(sql: Queryable, month: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::integer as n from content.raffle_entry where month = ${month}`
  return row?.n ?? 0
}

/** False if the token was used before. */
export async function spendToken(tx: Tx, month: string, hash: Buffer): Promise<boolean> {
  const rows = await tx`
    insert into content.raffle_spent (month, token_hash) values (${month}, ${hash})
    on conflict do nothing returning 1`
  return rows.length > 0
}

export async function insertEntry(tx: Tx, month: string, entry: Buffer, sealed: Buffer): Promise<void> {
  await tx`insert into content.raffle_entry (month, entry, sealed) values (${month}, ${entry}, ${sealed})`
}

export async function listEntries(tx: Tx, month: string): Promise<{ entry: Buffer; sealed: Buffer }[]> {
  return tx<{ entry: Buffer; sealed: Buffer }[]>`
    select entry, sealed from content.raffle_entry where month = ${month} order by entry`
}

export async function closeMonths(tx: Tx, before: string): Promise<void> {
  await tx`update content.raffle_month set state = 'closed' where state = 'open' and month < ${before}`
}

/** False if a concurrent call has drawn it. */
export async function finishDraw(tx: Tx, { month, ...draw }: Omit<DrawRow, 'seed_hash'>): Promise<boolean> {
  const rows = await tx`
    update content.raffle_month set ${tx({ ...draw, state: 'drawn' })}
    where month = ${month} and state = 'closed' returning 1`
  return rows.length > 0
}

export async function listDraws(sql: Queryable): Promise<DrawRow[]> {
  return sql<DrawRow[]>`
    select month, seed, seed_hash, public_value, public_day, public_source, entries, winners, drawn_on
    from content.raffle_month where state = 'drawn' order by month desc limit 24`
}

export async function findDraw(sql: Queryable, month: string): Promise<DrawRow | undefined> {
  const [row] = await sql<DrawRow[]>`
    select month, seed, seed_hash, public_value, public_day, public_source, entries, winners, drawn_on
    from content.raffle_month where state = 'drawn' and month = ${month}`
  return row
}

export async function listClosed(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ month: string }[]>`
    select month from content.raffle_month where state = 'closed' order by month desc`
  return rows.map(({ month }) => month)
}

/** Deletes contacts, tokens and the key that decrypts contacts of months drawn on or before a day. */
export async function purgeDrawn(tx: Tx, until: string): Promise<void> {
  const over = tx`select month from content.raffle_month where state = 'drawn' and drawn_on <= ${until}`
  await tx`delete from content.raffle_entry where month in (${over})`
  await tx`delete from content.raffle_spent where month in (${over})`
  await tx`
    update content.raffle_month set contact_private_sealed = null
    where state = 'drawn' and drawn_on <= ${until}`
}
