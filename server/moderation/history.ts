import { weekOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { insertEvent, type Event } from './store.ts'

export type { Event } from './store.ts'

/** An act and what it was done to. */
export type Act = Omit<Event, 'week' | 'staff_id' | 'actor'>

/** Records an act of the team, with only the week of its time. */
export const noteAct = (tx: Tx, clock: Clock, act: Act & { staff_id: string }): Promise<void> =>
  insertEvent(tx, { ...act, actor: 'team', week: weekOf(clock.now()) })

/** Records an act that another schema's task reports; a repeated task records nothing. */
export const noteOnce = (tx: Tx, event: Event & { id: string }): Promise<void> => insertEvent(tx, event)

/** Records, among the team's acts, what the passage of time did. */
export const noteByItself = (tx: Tx, clock: Clock, act: Act): Promise<void> =>
  insertEvent(tx, { ...act, actor: 'system', staff_id: null, week: weekOf(clock.now()) })

/** Records what somebody did for a company, and who it was, in the history of both the company and the team. */
export const noteOwnersAct = (
  tx: Tx,
  clock: Clock,
  { id, company }: { id: string; company: { id: string } },
  act: Pick<Act, 'subject' | 'subject_id' | 'act'> & { guideline?: Act['guideline'] },
): Promise<void> =>
  insertEvent(tx, {
    guideline: null,
    ...act,
    company_id: company.id,
    actor: 'owner',
    staff_id: id,
    week: weekOf(clock.now()),
  })
