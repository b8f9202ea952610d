import type { CandidateDecision } from '#shared/contract/directory.ts'
import { createCompanies } from '#server/companies/create.ts'
import { fillFacts } from '#server/companies/fill.ts'
import { LISTED } from '#server/companies/status.ts'
import { noteAct } from '#server/moderation/history.ts'
import { hold, release } from '#server/moderation/hold.ts'
import { decideLater, takeEffect } from '#server/moderation/later.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Queryable, Tx } from '#server/platform/db.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { columnsOf } from './batch.ts'
import { findAlike } from './candidates.ts'
import { findCandidate, hasCompany, settleCandidate, type CandidateRow } from './candidate-store.ts'
import { companyId, missingFacts } from './identity.ts'
import type { DirectoryRow } from './row.ts'
import { freeSlugs } from './slugs.ts'
import { listCompaniesById, listCompaniesByTicker, takeTurn } from './store.ts'

export type CandidateTask = { candidate_id: string; staff_id: string; decision: CandidateDecision }

/** Puts a waiting row on this desk. */
export async function holdCandidate(parts: Parts, staffId: string, id: string): Promise<void> {
  if (!(await findCandidate(parts.db.content, id))) fail('already_decided')
  await hold(parts, staffId, 'decide-candidate', id)
}

/** Notes what an editor decided on a row, unless something stands against it now. */
export async function decideCandidate(
  parts: Parts,
  staffId: string,
  id: string,
  decision: CandidateDecision,
): Promise<{ takes_effect_in: number }> {
  const { db } = parts
  const candidate = (await findCandidate(db.content, id)) ?? fail('already_decided')
  await hold(parts, staffId, 'decide-candidate', id)
  if (!(await isPossible(db.content, candidate, decision))) fail('conflict')
  const payload: CandidateTask = { candidate_id: id, staff_id: staffId, decision }
  return decideLater(parts, 'decide-candidate', id, payload)
}

/** A row joins only a listed company that it is close to (one that waits may be declined, and the row with it), and becomes a company only where nobody has its ticker. */
async function isPossible(
  sql: Queryable,
  candidate: CandidateRow,
  decision: CandidateDecision,
): Promise<boolean> {
  const alike = (await findAlike(sql, [candidate])).get(candidate.id) ?? []
  if (decision.decision === 'join')
    return alike.some(({ id, status }) => id === decision.into && status === LISTED)
  const taken = candidate.ticker !== null && alike.some(({ of_ticker }) => of_ticker === candidate.ticker)
  return decision.decision === 'drop' || !taken
}

/** The row goes the way that the importer would have gone, had it been sure. */
export async function carryOutCandidate(
  parts: Parts,
  { candidate_id: id, staff_id, decision }: CandidateTask,
): Promise<void> {
  await takeEffect(parts, 'decide-candidate', id, async tx => {
    await takeTurn(tx)
    await release(tx, 'decide-candidate', id)
    const candidate = await findCandidate(tx, id)
    if (!candidate || !(await isPossible(tx, candidate, decision))) return
    const note = (act: string, company_id: string, subject_id = company_id) =>
      noteAct(tx, parts.clock, { subject: 'company', company_id, subject_id, act, guideline: null, staff_id })
    if (decision.decision === 'join') {
      await join(tx, candidate, decision.into)
      await note('joined', decision.into)
      return settleCandidate(tx, id, 'joined')
    }
    if (decision.decision === 'create') {
      await note('imported', await create(tx, candidate, dayOf(parts.clock.now())))
      return settleCandidate(tx, id, 'created')
    }
    // It became no company: history shows it with one that it was close to.
    await note('dropped', candidate.company_ids[0] ?? id, id)
    return settleCandidate(tx, id, 'dismissed')
  })
}

async function join(tx: Tx, candidate: CandidateRow, into: string): Promise<void> {
  const [company] = await listCompaniesById(tx, [into])
  if (!company) return
  const row = rowOf(candidate)
  const alike = (await findAlike(tx, [candidate])).get(candidate.id) ?? []
  const isOthers = alike.some(({ id, of_ticker }) => id !== into && of_ticker === candidate.ticker)
  const facts = missingFacts(company, { ...row, ticker: isOthers ? null : row.ticker })
  if (Object.keys(facts).length > 0) await fillFacts(tx, new Map([[into, columnsOf(facts)]]))
}

async function create(tx: Tx, candidate: CandidateRow, day: string): Promise<string> {
  const row = rowOf(candidate)
  const usual = companyId(row)
  const id = (await hasCompany(tx, usual)) ? candidate.id : usual
  const slugs = await freeSlugs(tx, [{ id, row }])
  const { name, legal_name, legal_form, industry, website_host, city_id } = candidate
  // Whoever has the ticker and is not close to the row has been declined.
  const isFree =
    candidate.ticker !== null && (await listCompaniesByTicker(tx, [candidate.ticker])).length === 0
  const facts = { name, legal_name, legal_form, industry, website_host, city_id }
  const ticker = isFree ? candidate.ticker : null
  await createCompanies(tx, [{ id, slug: slugs.get(id) as string, ...facts, ticker, listed_on: day }])
  return id
}

const rowOf = (candidate: CandidateRow): DirectoryRow => ({
  line: 0,
  name: candidate.name,
  legalName: candidate.legal_name,
  legalForm: candidate.legal_form,
  ticker: candidate.ticker,
  industry: candidate.industry,
  host: candidate.website_host,
  cityId: candidate.city_id,
})
