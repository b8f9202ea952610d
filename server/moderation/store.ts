import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import type { owners } from '#shared/messages/id/owners/owners.ts'
import type { team } from '#shared/messages/id/team/team.ts'
import type { Tx } from '#server/platform/db/db.ts'

type ActsOf<T> = T extends { acts: infer A } ? keyof A : never
/** An act of the history: each has words for the team, or for its company. */
type HistoryAct = ActsOf<
  (typeof team)['desks'][DeskSubject] | (typeof team)['history'] | (typeof owners)['history']
>

export type Event = {
  subject: DeskSubject | 'salary_comment' | 'membership'
  /** Null for an amount of pay. */
  company_id: string | null
  subject_id: string
  act: HistoryAct
  guideline: Guideline | null
  /** The reason, where the team wrote one down. */
  note?: string
  staff_id: string | null
  actor: 'team' | 'owner' | 'system'
  week: string
}

/** An event with an id is recorded once. */
export async function insertEvent(tx: Tx, event: Event & { id?: string }): Promise<void> {
  await tx`insert into content.event ${tx(event)} on conflict (id) do nothing`
}
