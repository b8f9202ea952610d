import type { CandidateDecision } from '#shared/contract/companies/desk-candidate.ts'
import { createCompanies } from '../create.ts'
import { fillFacts } from '../fill.ts'
import { LISTED } from '../status.ts'
import type { Found } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { findAlike } from './similar-companies.ts'
import { columnsOf } from './batch.ts'
import { hasCompany, settleCandidate, type CandidateRow } from './candidate-store.ts'
import { companyId, missingFacts } from './identity.ts'
import type { DirectoryRow } from './row.ts'
import { freeSlugs } from './slugs.ts'
import { listCompaniesById, listCompaniesByTicker } from './store.ts'

type Candidate = Found<CandidateRow>

/**
 * A row may join only a listed company that it resembles (a waiting one may be declined, and the row with it), and may
 * become a company only if no other has its ticker.
 */
export async function isPossible(
  sql: Queryable,
  candidate: CandidateRow,
  decision: CandidateDecision,
): Promise<boolean> {
  const alike = await findAlike(sql, candidate)
  if (decision.decision === 'join')
    return alike.some(({ id, status }) => id === decision.into && status === LISTED)
  const taken = candidate.ticker !== null && alike.some(({ of_ticker }) => of_ticker === candidate.ticker)
  return decision.decision === 'drop' || !taken
}

/** Does what the importer would have done with the row, had the match been certain. */
export async function carryOut(
  tx: Tx,
  clock: Clock,
  candidate: Candidate,
  decision: CandidateDecision,
): Promise<Act[]> {
  if (!(await isPossible(tx, candidate, decision))) return []
  const { id } = candidate
  if (decision.decision === 'join') {
    await join(tx, candidate, decision.into)
    await settleCandidate(tx, id, 'joined')
    return [actOn('joined', decision.into)]
  }
  if (decision.decision === 'create') {
    const made = await create(tx, candidate, dayOf(clock.now()))
    await settleCandidate(tx, id, 'created')
    return [actOn('imported', made)]
  }
  await settleCandidate(tx, id, 'dismissed')
  // The row became no company, so the history shows it with one that it resembled.
  return [actOn('dropped', candidate.company_ids[0] ?? id, id)]
}

const actOn = (act: Act['act'], company_id: string, subject_id = company_id): Act => ({
  subject: 'company',
  company_id,
  subject_id,
  act,
  guideline: null,
})

async function join(tx: Tx, candidate: Candidate, into: string): Promise<void> {
  const [company] = await listCompaniesById(tx, [into])
  if (!company) return
  const row = rowOf(candidate)
  const alike = await findAlike(tx, candidate)
  const isOthers = alike.some(({ id, of_ticker }) => id !== into && of_ticker === candidate.ticker)
  const facts = missingFacts(company, { ...row, ticker: isOthers ? null : row.ticker })
  if (Object.keys(facts).length > 0) await fillFacts(tx, new Map([[into, columnsOf(facts)]]))
}

async function create(tx: Tx, candidate: Candidate, day: string): Promise<string> {
  const row = rowOf(candidate)
  const usual = companyId(row)
  const id = (await hasCompany(tx, usual)) ? candidate.id : usual
  const slugs = await freeSlugs(tx, [{ id, row }])
  const { name, legal_name, legal_form, industry, website_host, city_id } = candidate
  // A company that has the ticker and does not resemble the row has been declined.
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
