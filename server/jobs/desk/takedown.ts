import type { HandlerInput } from '#shared/contract/contract.ts'
import { VACANCY_REASONS } from '#shared/contract/keys.ts'
import { getCompany } from '#server/companies/find.ts'
import { report } from '#server/moderation/reports/reports.ts'
import { noteAct } from '#server/moderation/history.ts'
import { mayDecideAlone, mayDecideOn } from '#server/moderation/policy.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { notifyOwnersLater } from '../owner-letters.ts'
import * as deskStore from './store.ts'
import * as store from '../store.ts'
import { changedVacancy } from '../write.ts'

/** Stores a reader's report of a vacancy, which the team reads on the same desk as held ones. */
export function reportVacancy(
  parts: Parts,
  { params: { id }, body: { reason, words } }: HandlerInput<'reportVacancy'>,
  context: Context,
): Promise<{ received: true }> {
  const { db, clock } = parts
  const find = () => store.findShown(db.content, id, dayOf(clock.now()))
  const guideline = VACANCY_REASONS.indexOf(reason) + 1
  return report(parts, { subject: 'job', id, find }, { guideline, words }, context)
}

/** Task after a takedown of a company's vacancies; `company` is its id. */
export const TAKEN_DOWN = 'vacancies-taken-down'

/** Task after a takedown was lifted, with the vacancies whose applicants were warned. */
export const LIFTED = 'vacancies-lifted'
export type Lifted = { company: string; vacancies: string[] }

/**
 * Declines all open and held vacancies of a company in one transaction, each with an entry in the history. Applicants
 * are warned, and the company's future vacancies are held for the team.
 */
export async function takeDownVacancies(
  parts: Parts,
  { params: { id }, body: { note } }: HandlerInput<'takeDownVacancies'>,
  context: Context,
): Promise<{ taken_down: number }> {
  const staff_id = await mayDecideOn(parts, 'vacancy', context)
  const { db, clock } = parts
  const { id: companyId } = await getCompany(db.content, id)
  return db.begin('content', async tx => {
    const rows = await deskStore.declineAll(tx, companyId, note)
    await deskStore.markTakenDown(tx, companyId)
    await addTask(tx, 'content', {
      kind: TAKEN_DOWN,
      payload: { company: companyId },
      runAt: clock.now(),
    })
    await deskStore.upholdReports(
      tx,
      rows.map(row => row.id),
    )
    await notifyOwnersLater(tx, parts, { company_id: companyId, letter: 'vacanciesTakenDown', note })
    await noteAct(tx, clock, { ...aboutAll(companyId), act: 'vacancies_taken_down', note, staff_id })
    for (const row of rows) {
      changedVacancy(row)
      const about = { subject: 'vacancy', company_id: companyId, subject_id: row.id } as const
      await noteAct(tx, clock, { ...about, act: 'vacancy_declined', guideline: null, staff_id })
    }
    return { taken_down: rows.length }
  })
}

/** Whether a takedown is in force, which holds the company's vacancies and hides its applications; only for staff who may lift it. */
export async function readTakenDown(
  parts: Parts,
  { params: { id } }: HandlerInput<'takenDown'>,
  context: Context,
): Promise<{ is_taken_down: boolean }> {
  await mayDecideAlone(parts, context)
  const { content } = parts.db
  await getCompany(content, id)
  return { is_taken_down: await store.isTakenDown(content, id) }
}

/** Lifts a takedown: the company may post and read applications as before, and warned applicants are notified. */
export async function liftTakeDown(
  parts: Parts,
  { params: { id: companyId }, body: { note } }: HandlerInput<'liftTakeDown'>,
  context: Context,
): Promise<{ lifted: true }> {
  const staff_id = await mayDecideAlone(parts, context)
  const { db, clock } = parts
  await db.begin('content', async tx => {
    const marked = await deskStore.unmark(tx, companyId)
    if (marked.length === 0) fail('not_found')
    const vacancies = marked.flatMap(({ id, was_barred }) => (was_barred ? id : []))
    const payload: Lifted = { company: companyId, vacancies }
    await addTask(tx, 'content', { kind: LIFTED, payload, runAt: clock.now() })
    await noteAct(tx, clock, { ...aboutAll(companyId), act: 'vacancies_lifted', note, staff_id })
  })
  return { lifted: true }
}

const aboutAll = (company_id: string) =>
  ({ subject: 'company', company_id, subject_id: company_id, guideline: null }) as const
