import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { ProfileFacts } from './profile-facts.ts'

export type VersionRow = {
  version: number
  facts: ProfileFacts
  on_day: string
  by_owner: string | null
  by_staff: string | null
}

export async function findNewest(sql: Queryable, companyId: string): Promise<VersionRow | undefined> {
  const [row] = await sql<VersionRow[]>`
    select version, facts, on_day, by_owner, by_staff from content.company_profile
    where company_id = ${companyId} order by version desc limit 1`
  return row
}

/** Newest first. */
export async function listVersions(sql: Queryable, companyId: string, limit: number): Promise<VersionRow[]> {
  return sql<VersionRow[]>`
    select version, facts, on_day, by_owner, by_staff from content.company_profile
    where company_id = ${companyId} order by version desc limit ${limit}`
}

export async function insertVersion(
  tx: Tx,
  companyId: string,
  { version, facts, on_day, by_owner, by_staff }: VersionRow,
): Promise<void> {
  await tx`
    insert into content.company_profile (company_id, version, facts, on_day, by_owner, by_staff)
    values (${companyId}, ${version}, ${tx.json(facts as never)}, ${on_day}, ${by_owner}, ${by_staff})`
}

/** Copies facts to the columns that readers, searches and lists use. */
export async function updateFacts(
  tx: Tx,
  companyId: string,
  { industry, size_band, founded_year }: Pick<ProfileFacts, 'industry' | 'size_band' | 'founded_year'>,
): Promise<void> {
  await tx`
    update content.company
    set industry = ${industry}, size_band = ${size_band}, founded_year = ${founded_year} where id = ${companyId}`
  await tx`update content.company_stats set industry = ${industry} where company_id = ${companyId}`
}

export type PictureRow = { hash: string; widths: number[]; width: number; height: number }

/** The same picture sent twice is stored once. */
export async function insertPicture(
  tx: Tx,
  companyId: string,
  { hash, widths, width, height }: PictureRow,
  day: string,
): Promise<void> {
  await tx`
    insert into content.picture (hash, company_id, widths, width, height, sent_on)
    values (${hash}, ${companyId}, ${widths}, ${width}, ${height}, ${day})
    on conflict (company_id, hash) do update set sent_on = excluded.sent_on`
}

export async function movePictures(tx: Tx, from: string, into: string): Promise<void> {
  await tx`
    insert into content.picture (hash, company_id, widths, width, height, sent_on)
    select hash, ${into}, widths, width, height, sent_on from content.picture where company_id = ${from}
    on conflict (company_id, hash) do nothing`
}

export async function deleteProfile(tx: Tx, companyId: string): Promise<void> {
  await tx`delete from content.company_profile where company_id = ${companyId}`
  await tx`delete from content.picture where company_id = ${companyId}`
}

export async function listPictures(sql: Queryable, companyId: string): Promise<PictureRow[]> {
  return sql<PictureRow[]>`
    select hash, widths, width, height from content.picture where company_id = ${companyId}`
}

/**
 * Deletes pictures that were sent by a day, and that no version shown after that day contains. `until`: the day on
 * which the next version replaced a version.
 */
export async function deleteUnshown(tx: Tx, by: string): Promise<void> {
  await tx`
    delete from content.picture p where p.sent_on <= ${by} and not exists (
      select 1 from (
        select v.facts, lead(v.on_day) over (order by v.version) as until
        from content.company_profile v where v.company_id = p.company_id) seen
      where (seen.until is null or seen.until > ${by}) and seen.facts::text like '%' || p.hash || '%')`
}

export async function listKnownHashes(sql: Queryable, hashes: string[]): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    select distinct hash from content.picture where hash = any(${hashes}::text[])`
  return rows.map(row => row.hash)
}
