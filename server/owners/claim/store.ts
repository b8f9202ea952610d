import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type ClaimRow = {
  id: string
  company_id: string
  state: 'pending' | 'approved' | 'declined'
  turn: 'team' | 'claimant'
  sealed: Buffer
  locale: Locale
  due_on: string
  proven: boolean
  approved_by: string | null
}

const columns = (sql: Queryable) =>
  sql`k.id, k.company_id, k.state, k.turn, k.sealed, k.locale, k.due_on, k.proven, k.approved_by`

/** False if the same words were sent before. */
export async function insertClaim(
  tx: Tx,
  claim: Pick<ClaimRow, 'id' | 'company_id' | 'sealed' | 'locale' | 'due_on'> & { request_mac: Buffer },
): Promise<boolean> {
  const { count } = await tx`insert into content.claim ${tx(claim)} on conflict (request_mac) do nothing`
  return count === 1
}

export async function findClaimByRequest(sql: Queryable, mac: Buffer): Promise<ClaimRow | undefined> {
  const [row] = await sql<
    ClaimRow[]
  >`select ${columns(sql)} from content.claim k where k.request_mac = ${mac}`
  return row
}

export async function findClaim(sql: Queryable, id: string): Promise<ClaimRow | undefined> {
  const [row] = await sql<ClaimRow[]>`select ${columns(sql)} from content.claim k where k.id = ${id}`
  return row
}

export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  const [row] = await tx<ClaimRow[]>`select ${columns(tx)} from content.claim k where k.id = ${id} for update`
  return row
}

export const listRivals = (sql: Queryable, { id, company_id }: Pick<ClaimRow, 'id' | 'company_id'>) => sql<
  ClaimRow[]
>`
  select ${columns(sql)} from content.claim k
  where k.company_id = ${company_id} and k.state = 'pending' and k.id <> ${id} order by k.due_on, k.id limit 10`

export async function isContested(sql: Queryable, companyId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from content.claim where company_id = ${companyId} and state = 'pending' limit 2`
  return rows.length > 1
}

export const markProven = (sql: Queryable, id: string) =>
  sql`update content.claim set proven = true where id = ${id} and not proven`

/**
 * Stores the answer and returns the claim to the team; a first approval is void, because it was given without this
 * answer.
 */
export const putAnswer = (tx: Tx, { id, sealed, due_on }: Pick<ClaimRow, 'id' | 'sealed' | 'due_on'>) =>
  tx`update content.claim set sealed = ${sealed}, due_on = ${due_on}, turn = 'team', approved_by = null where id = ${id}`

export const putQuestion = (
  tx: Tx,
  { id, sealed, asked_on }: Pick<ClaimRow, 'id' | 'sealed'> & { asked_on: string },
) => tx`
  update content.claim set sealed = ${sealed}, turn = 'claimant', asked_on = ${asked_on}, approved_by = null
  where id = ${id}`

/** Claims with a question asked by this day and not answered. */
export const listUnanswered = (sql: Queryable, askedBy: string) => sql<{ id: string }[]>`
  select id from content.claim
  where state = 'pending' and turn = 'claimant' and asked_on <= ${askedBy} order by asked_on, id`

export const putFirstApproval = (tx: Tx, id: string, staffId: string) =>
  tx`update content.claim set approved_by = ${staffId} where id = ${id}`

/** Releases the idempotency key, so that a declined claimant may send the same words again. */
export const decideClaim = (
  tx: Tx,
  { id, state, sealed, decided_on }: Pick<ClaimRow, 'id' | 'state' | 'sealed'> & { decided_on: string },
) => tx`
  update content.claim set state = ${state}, sealed = ${sealed}, decided_on = ${decided_on},
    request_mac = convert_to(id::text, 'UTF8')
  where id = ${id} and state = 'pending'`

/** On a merge, moves claims to the other company; an approval for one company does not count for the other. */
export async function moveClaims(tx: Tx, from: string, into: string): Promise<void> {
  await tx`update content.claim set company_id = ${into}, approved_by = null where company_id = ${from}`
  await tx`delete from content.claimed_host where company_id = ${from}`
}

/** Only if the company has a claim and its current website is a different one. */
export async function putClaimedHost(tx: Tx, companyId: string, host: string): Promise<void> {
  await tx`
    insert into content.claimed_host (company_id, host)
    select c.id, ${host} from content.company c
    where c.id = ${companyId} and c.website_host is distinct from ${host}
      and exists (select 1 from content.claim k where k.company_id = c.id)
    on conflict (company_id) do update set host = excluded.host`
}

export async function isClaimedHost(
  sql: Queryable,
  companyId: string,
  host: string | null,
): Promise<boolean> {
  const [row] = await sql`
    select 1 from content.claimed_host where company_id = ${companyId} and host = ${host}`
  return row !== undefined
}

/** Returns an approved claim that could not be carried out to the team. */
export const reopen = (sql: Queryable, id: string) => sql`
  update content.claim set state = 'pending', turn = 'team', decided_on = null, approved_by = null
  where id = ${id} and state = 'approved'`

export const deleteDecided = (sql: Queryable, before: string) =>
  sql<{ id: string }[]>`delete from content.claim where decided_on <= ${before} returning id`

/** Claims whose mailed link was never opened and confirmed. */
export const deleteUnproven = (sql: Queryable, before: string) => sql<{ id: string }[]>`
  delete from content.claim where not proven and state = 'pending' and due_on <= ${before} returning id`
