import type { MailKind } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** Companies with a representative for which at least `least` reviews appeared between two days. */
export const listAppeared = (
  sql: Queryable,
  { from, to, least }: { from: string; to: string; least: number },
): Promise<{ company_id: string; count: number }[]> =>
  sql<{ company_id: string; count: number }[]>`
    select r.company_id, count(*) as count
    from content.company_claimed c join content.review r on r.company_id = c.company_id
    where r.state in ('published', 'hidden') and r.published_on between ${from} and ${to}
    group by r.company_id having count(*) >= ${least}`

/** Records a mail for a period; true once per period and kind, unless the recipient stopped that kind. */
export async function takeWeek(tx: Tx, ownerId: string, kind: MailKind, week: string): Promise<boolean> {
  const rows = await tx`
    insert into identity.owner_mail as m (owner_id, kind, sent_week) values (${ownerId}, ${kind}, ${week})
    on conflict (owner_id, kind) do update set sent_week = excluded.sent_week
    where not m.stopped and (m.sent_week is null or m.sent_week < excluded.sent_week) returning 1`
  return rows.length > 0
}

export async function listStopped(sql: Queryable, ownerIds: string[]): Promise<Map<string, MailKind[]>> {
  const rows = await sql<{ owner_id: string; kind: MailKind }[]>`
    select owner_id, kind from identity.owner_mail where owner_id = any(${ownerIds}::uuid[]) and stopped`
  return new Map(
    ownerIds.map(id => [id, rows.flatMap(({ owner_id, kind }) => (owner_id === id ? [kind] : []))]),
  )
}

export async function putStopped(
  sql: Queryable,
  ownerId: string,
  kind: MailKind,
  stopped: boolean,
): Promise<void> {
  await sql`
    insert into identity.owner_mail (owner_id, kind, stopped) values (${ownerId}, ${kind}, ${stopped})
    on conflict (owner_id, kind) do update set stopped = excluded.stopped`
}
