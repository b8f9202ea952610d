import type { CompanyDecision, PendingCompany } from '#shared/contract/team.ts'
import type { Locale } from '#shared/locale.ts'
import { declineCompany, listCompany } from '#server/companies/approve.ts'
import { refuseContactsIn } from '#server/companies/contacts.ts'
import { findListedCompany, getCompany, listNamesakes, lockCompany } from '#server/companies/find.ts'
import { mergeCompany } from '#server/companies/merge.ts'
import { PENDING } from '#server/companies/status.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable, Tx } from '#server/platform/db.ts'
import { fail, failField } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { moveToCompany } from '#server/reviews/move-company.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { mergePasses } from '#server/writing/merge-passes.ts'
import { countPendingCompanies, listPendingCompanies, listPendingOf } from './desk-store.ts'
import { noteAct } from './history.ts'
import { hold, release } from './hold.ts'
import { namesakesOf } from './namesakes.ts'
import { decideLater, takeEffect } from './later.ts'

const SHOWN = 30
/** Reviews of what is no company are no work experience. */
const NO_WORK = 6

/** Companies that came with a review. */
export async function listWaitingCompanies(
  { db, clock }: Parts,
  places: Places,
  staffId: string,
): Promise<{ total: number; companies: PendingCompany[] }> {
  const asking = { staffId, now: clock.now() }
  const [total, rows] = await Promise.all([
    countPendingCompanies(db.content, asking),
    listPendingCompanies(db.content, asking, SHOWN),
  ])
  const companies = rows.map(({ city_id, ...row }) => ({ ...row, city: places.findCity(city_id) ?? null }))
  return { total, companies }
}

/** Puts a waiting company on this desk. */
export async function holdCompany(parts: Parts, staffId: string, id: string): Promise<void> {
  if ((await getCompany(parts.db.content, id)).status !== PENDING) fail('already_decided')
  await hold(parts, staffId, 'decide-company', id)
}

/** Notes what an editor decided on a waiting company, unless something stands against it now. */
export async function decideCompany(
  parts: Parts,
  places: Places,
  { staffId, locale }: { staffId: string; locale: Locale },
  id: string,
  decision: CompanyDecision,
): Promise<{ takes_effect_in: number }> {
  const { db } = parts
  if (decision.decision === 'approve' && decision.city_id && !places.findCity(decision.city_id))
    failField('city_id', 'no_such_city')
  if (decision.decision === 'approve')
    refuseContactsIn({}, { name: decision.name, legal_name: decision.legal_name })
  const company = await getCompany(db.content, id)
  if (company.status !== PENDING) fail('already_decided')
  await hold(parts, staffId, 'decide-company', id)
  if (!(await isPossible(db.content, decision))) fail('conflict')
  if (isUnsure(decision)) {
    const companies = await namesakesOf(db.content, places, locale, decision.name ?? company.name)
    if (companies) failField('confirm_name', 'same_name', { companies })
  }
  const payload: CompanyTask = { company_id: id, staff_id: staffId, decision }
  return decideLater(parts, 'decide-company', id, payload)
}

export type CompanyTask = { company_id: string; staff_id: string; decision: CompanyDecision }

/** Lists, corrects, merges or declines a waiting company; its reviews follow it. */
export async function carryOutCompany(
  parts: Parts,
  { company_id: id, staff_id, decision }: CompanyTask,
): Promise<void> {
  await takeEffect(parts, 'decide-company', id, async tx => {
    await release(tx, 'decide-company', id)
    const company = await lockCompany(tx, id)
    if (company.status !== PENDING || !(await isPossible(tx, decision))) return
    // A namesake that was listed since leaves it waiting: nobody has said yet that they are two.
    if (isUnsure(decision) && (await listNamesakes(tx, decision.name ?? company.name, 1)).length > 0) return
    await settle(tx, parts, id, decision)
    const act = { approve: 'listed', merge: 'merged', decline: 'declined' }[decision.decision]
    await noteAct(tx, parts.clock, {
      subject: 'company',
      company_id: id,
      subject_id: id,
      act,
      guideline: null,
      staff_id,
    })
  })
}

/** A company goes only into a listed one, so never into itself. */
const isPossible = async (sql: Queryable, decision: CompanyDecision): Promise<boolean> =>
  decision.decision !== 'merge' || (await findListedCompany(sql, decision.into)) !== undefined

type Approval = Extract<CompanyDecision, { decision: 'approve' }>

/** Lists a company, and nobody has said that another of its name may stand beside it. */
const isUnsure = (decision: CompanyDecision): decision is Approval =>
  decision.decision === 'approve' && !decision.confirm_name

async function settle(tx: Tx, { clock }: Parts, id: string, decision: CompanyDecision): Promise<void> {
  if (decision.decision === 'approve') {
    const { decision: _, confirm_name: __, ...corrections } = decision
    return listCompany(tx, clock, id, corrections)
  }
  if (decision.decision === 'merge') {
    await mergePasses(tx, id, decision.into)
    await mergeCompany(tx, id, decision.into)
    return moveToCompany(tx, id, decision.into)
  }
  await declineCompany(tx, id)
  for (const review of await listPendingOf(tx, id)) {
    await moveReview(tx, review, { to: 'rejected', guideline: NO_WORK })
  }
}
