import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type IntegrityRow = {
  since_year: number | null
  received: number
  published: number
  pending: number
  rejected: number
  removed: number
  withdrawn: number
  hidden: number
}

export async function findIntegrity(sql: Queryable, companyId: string): Promise<IntegrityRow | undefined> {
  const [row] = await sql<IntegrityRow[]>`
    select since_year, received, published, pending, rejected, removed, withdrawn, hidden
    from content.company_integrity where company_id = ${companyId}`
  return row
}

/** The number of reviews that the company hides now. Readers see this anyway, and hiding is not an author's act. */
export async function countHidden(sql: Queryable, companyId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from content.integrity_review where company_id = ${companyId} and state = 'hidden'`
  return row?.n ?? 0
}

/**
 * Copies the numbers of received reviews and of their states, for companies where any changed, and returns those
 * companies. The stored figures include hidden reviews, so these are subtracted from the published ones.
 */
export async function copyIntegrity(tx: Tx, week: string): Promise<string[]> {
  const rows = await tx<{ company_id: string }[]>`
    with elsewhere as (
      select company_id, count(*) filter (where state in ('pending', 'approved')) as pending,
        count(*) filter (where state = 'rejected') as rejected, count(*) filter (where state = 'removed') as removed,
        count(*) filter (where state = 'withdrawn') as withdrawn, count(*) filter (where state = 'hidden') as hidden
      from content.integrity_review group by company_id
    ),
    part as (
      select s.company_id, greatest(0, s.review_count + s.applicant_count - coalesce(e.hidden, 0)) as published,
        coalesce(e.pending, 0) as pending, coalesce(e.rejected, 0) as rejected, coalesce(e.removed, 0) as removed,
        coalesce(e.withdrawn, 0) as withdrawn, coalesce(e.hidden, 0) as hidden
      from content.company_stats s left join elsewhere e on e.company_id = s.company_id
      where s.review_count + s.applicant_count > 0 or e.company_id is not null
    )
    insert into content.company_integrity as k
      (company_id, since_year, received, published, pending, rejected, removed, withdrawn, hidden, made_on)
    select p.company_id, i.since_year, p.published + p.pending + p.rejected + p.removed + p.withdrawn + p.hidden,
      p.published, p.pending, p.rejected, p.removed, p.withdrawn, p.hidden, ${week}
    from part p left join content.company_intake i on i.company_id = p.company_id
      left join content.company_integrity was on was.company_id = p.company_id
    where (p.published, p.pending, p.rejected, p.removed, p.withdrawn, p.hidden)
      is distinct from (was.published, was.pending, was.rejected, was.removed, was.withdrawn, was.hidden)
    on conflict (company_id) do update set since_year = excluded.since_year, received = excluded.received,
      published = excluded.published, pending = excluded.pending, rejected = excluded.rejected, removed = excluded.removed,
      withdrawn = excluded.withdrawn, hidden = excluded.hidden, made_on = excluded.made_on
    returning company_id`
  return rows.map(row => row.company_id)
}
