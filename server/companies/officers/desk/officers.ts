import { getCompany, listMergedIds } from '../../find.ts'
import type { HandlerInput, Output } from '#shared/contract/contract.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { noteAct, type Act } from '#server/moderation/history.ts'
import { deleteOfficer, listOfficers, upsertOfficer } from '../store.ts'

type Listed = Output<'companyOfficers'>

export async function readOfficers(sql: Queryable, companyId: string): Promise<Listed> {
  const { id, name } = await getCompany(sql, companyId)
  return { company: { id, name }, officers: await listOfficers(sql, [id, ...(await listMergedIds(sql, id))]) }
}

export async function addOfficer(
  { db, clock }: Parts,
  staffId: string,
  companyId: string,
  given: HandlerInput<'addOfficer'>['body'],
): Promise<Listed> {
  return db.begin('content', async tx => {
    await getCompany(tx, companyId)
    await upsertOfficer(tx, { company_id: companyId, ...given })
    await noteAct(tx, clock, officerAct('officer_added', companyId, staffId))
    return readOfficers(tx, companyId)
  })
}

export async function removeOfficer({ db, clock }: Parts, staffId: string, id: string): Promise<Listed> {
  return db.begin('content', async tx => {
    const companyId = (await deleteOfficer(tx, id)) ?? fail('not_found')
    await noteAct(tx, clock, officerAct('officer_removed', companyId, staffId))
    return readOfficers(tx, companyId)
  })
}

/** The history names the company, never the officer. */
const officerAct = (act: Act['act'], companyId: string, staffId: string) => ({
  company_id: companyId,
  subject: 'company' as const,
  subject_id: companyId,
  act,
  guideline: null,
  staff_id: staffId,
})
