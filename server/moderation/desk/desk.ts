import {
  deskCall,
  SUBJECTS,
  type DeskAct,
  type DeskCall,
  type DeskSubject,
} from '#shared/contract/moderation/desk-subjects.ts'
import type { Context, Handlers } from '#server/platform/http/api.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import type { TaskRunner } from '#server/platform/tasks/tasks.ts'
import { mayDecideOn, memberOf } from '../policy.ts'
import { forgetPastClaims, releaseAll } from './claims.ts'
import { carryOut, decide, openItem, undo, type DecisionTask } from './decide.ts'
import type { AnySubject } from './subject.ts'
import { taskKind } from './task-name.ts'
import { countWaiting, listWaiting } from './waiting-store.ts'

const SHOWN = 50
const NIGHT_HOUR = 3

type Names = DeskCall<DeskAct, DeskSubject> | 'teamCounts' | 'leaveDesk'

/** The team's desk: the calls and tasks of every subject, whichever room it is from. */
export function createDesk(parts: Parts, subjects: AnySubject[]): Room<Names> {
  const missing = SUBJECTS.filter(key => !subjects.some(subject => subject.key === key))
  if (missing.length > 0) throw new Error(`No room decides on ${missing.join(', ')}`)
  return {
    handlers: {
      ...(Object.assign({}, ...subjects.map(subject => handlersOf(parts, subject))) as Pick<
        Handlers,
        DeskCall<DeskAct, DeskSubject>
      >),
      async teamCounts(_input, context) {
        const asking = { staffId: await memberOf(parts, context), now: parts.clock.now() }
        const counted = subjects.map(async subject => [
          subject.key,
          await countWaiting(parts.db.content, subject, asking),
        ])
        return Object.fromEntries(await Promise.all(counted)) as Record<DeskSubject, number>
      },
      async leaveDesk(_input, context) {
        await releaseAll(parts, await memberOf(parts, context))
        return { left: true }
      },
    },
    tasks: {
      content: {
        ...Object.fromEntries(subjects.map(subject => [taskKind(subject.key), runnerOf(parts, subject)])),
        'forget-claims': () => forgetPastClaims(parts),
      },
    },
    daily: [{ schema: 'content', kind: 'forget-claims', hour: NIGHT_HOUR }],
  }
}

type Given = { params: { id: string }; body: DecisionTask['decision'] }

function handlersOf(parts: Parts, subject: AnySubject) {
  const { db, clock } = parts
  const by = async (context: Context) => ({
    staffId: await mayDecideOn(parts, subject.key, context),
    locale: context.locale,
  })
  const acts = {
    async desk(_given: Given, context: Context) {
      const { staffId, locale } = await by(context)
      const asking = { staffId, now: clock.now() }
      const [total, found] = await Promise.all([
        countWaiting(db.content, subject, asking),
        listWaiting(db.content, subject, asking, SHOWN),
      ])
      return { total, rows: await subject.rows(found, locale) }
    },
    open: async ({ params }: Given, context: Context) =>
      openItem(parts, subject, await by(context), params.id),
    decide: async ({ params, body }: Given, context: Context) =>
      decide(parts, subject, await by(context), params.id, body),
    undo: async ({ params }: Given, context: Context) =>
      undo(parts, subject, (await by(context)).staffId, params.id),
  }
  return Object.fromEntries(
    Object.entries(acts).map(([act, handler]) => [deskCall(act as DeskAct, subject.key), handler]),
  )
}

const runnerOf =
  (parts: Parts, subject: AnySubject): TaskRunner =>
  (task: DecisionTask) =>
    carryOut(parts, subject, task)
