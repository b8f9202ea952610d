import { weekOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { insertEvent, type Event } from './store.ts'

export type { Event } from './store.ts'

/** What was done to what. */
export type Act = Omit<Event, 'week' | 'staff_id' | 'actor'>

/** An act of the team goes on record; of its time only the week. */
export const noteAct = (tx: Tx, clock: Clock, act: Act & { staff_id: string }): Promise<void> =>
  insertEvent(tx, { ...act, actor: 'team', week: weekOf(clock.now()) })

/** Records an act that another schema's task reports; a repeated task records nothing. */
export const noteOnce = (tx: Tx, event: Event & { id: string }): Promise<void> => insertEvent(tx, event)

/** What time did stands beside the team's acts. */
export const noteByItself = (tx: Tx, clock: Clock, act: Act): Promise<void> =>
  insertEvent(tx, { ...act, actor: 'system', staff_id: null, week: weekOf(clock.now()) })

/** What somebody did for a company goes into the history of both, with who it was. */
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
