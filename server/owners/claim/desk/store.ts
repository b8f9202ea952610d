import type { Claim } from '../decide-claim.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'

export type ClaimColumns = Omit<Claim, 'id'> & { company: string }

export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`
    item.company_id, item.state, item.turn, item.sealed, item.locale, item.due_on, item.proven, item.approved_by,
    (select coalesce(m.name, c.name) from content.company c left join content.company m on m.id = c.merged_into
     where c.id = item.company_id) as company`,
  from: sql`content.claim item where item.state = 'pending' and item.turn = 'team'`,
  order: sql`item.due_on, item.id`,
})
