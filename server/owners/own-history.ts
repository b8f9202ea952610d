import { randomUUID } from 'node:crypto'
import type { Output } from '#shared/contract/contract.ts'
import { listMergedIds } from '#server/companies/find.ts'
import { weekOf, type Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { openPerson } from './person.ts'
import * as store from './store.ts'

const LIST_LENGTH = 100

type HistoryAct = {
  company_id: string
  /** The acting owner, and the subject of the act; the sender of an application is never named. */
  owner_id: string
  subject_id: string
  act: 'colleague_invited' | 'colleague_removed' | 'application_invited' | 'application_declined'
}

/**
 * Records an act in the identity schema's transaction; a task writes it to the companies' history, which is in the
 * other schema.
 */
export async function queueHistoryAct(
  tx: Tx,
  clock: Clock,
  { owner_id, ...record }: HistoryAct,
): Promise<void> {
  const now = clock.now()
  const payload = { ...record, id: randomUUID(), staff_id: owner_id, week: weekOf(now) }
  await addTask(tx, 'identity', { kind: 'note-owner-act', payload, runAt: now })
}

/**
 * Recent acts for a company and those merged into it, newest first, each with the name of its author, including former
 * colleagues.
 */
export async function readOwnHistory(
  { db, secrets }: Parts,
  companyId: string,
): Promise<Output<'ownerHistory'>> {
  const companyIds = [companyId, ...(await listMergedIds(db.content, companyId))]
  const rows = await store.listActs(db.content, companyIds, LIST_LENGTH)
  const ids = rows.flatMap(({ staff_id, subject_id }) => (staff_id ? [staff_id, subject_id] : [subject_id]))
  const people = await store.listPeople(db.identity, [...new Set(ids)])
  const names = new Map(people.map(row => [row.id, openPerson(secrets, row).name]))
  return {
    acts: rows.map(({ id, week, act, staff_id, subject_id }) => ({
      id,
      week,
      act,
      by: names.get(staff_id ?? '') ?? null,
      about: names.get(subject_id) ?? null,
    })),
  }
}
