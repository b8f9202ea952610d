import type { CompanyDecision } from '#shared/contract/team/desk-company.ts'
import type { Locale } from '#shared/locale.ts'
import { declineCompany, listCompany } from '#server/companies/approve.ts'
import { refuseContactsIn } from '#server/companies/contacts.ts'
import { findListedCompany, listNamesakes } from '#server/companies/find.ts'
import { addSettled } from '#server/companies/status.ts'
import { noteHostWritten } from '#server/owners/claim/proof.ts'
import type { Places } from '#server/places/places.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { mergeIn, type MergesCompanies } from '#server/moderation/company-merge.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { listPendingOf, waiting, type CompanyRow } from './store.ts'
import { companies as en } from '#shared/messages/en/companies/companies.ts'
import { company as enCompany } from '#shared/messages/en/team/company.ts'
import { companies as id } from '#shared/messages/id/companies/companies.ts'
import { company as idCompany } from '#shared/messages/id/team/company.ts'

/** Guideline for rejecting reviews of something that is no company: they are not about work. */
const NO_WORK = 6
const ACTS = { approve: 'listed', merge: 'merged', decline: 'declined' } as const

/** Companies that came with a review. */
export function companySubject(
  parts: Parts,
  places: Places,
  rooms: Partial<MergesCompanies>[],
): Subject<'company', CompanyRow> {
  const merge = mergeIn(rooms)
  const cityOf = (id: string | null) => places.findCity(id) ?? null
  return {
    key: 'company',
    waiting,
    rows: async found =>
      found.map(({ id, name, city_id, reviews }) => ({ id, name, city: cityOf(city_id), reviews })),
    open: async ({ city_id, claim_id: _, ...company }) => ({ ...company, city: cityOf(city_id) }),
    check: (company, decision, { locale }) => check(parts.db.content, places, company, decision, locale),
    carryOut: (tx, company, decision) => carryOut(tx, { ...parts, merge }, company, decision),
  }
}

async function check(
  sql: Queryable,
  places: Places,
  company: CompanyRow,
  decision: CompanyDecision,
  locale: Locale,
): Promise<void> {
  if (!(await isPossible(sql, decision))) fail('conflict')
  if (decision.decision !== 'approve') return
  const { name, legal_name, city_id } = decision
  if (city_id && !places.findCity(city_id)) failField('city_id', 'no_such_city')
  refuseContactsIn({}, { name, legal_name })
  if (!isUnsure(decision)) return
  const companies = await namesakesOf(sql, places, locale, name ?? company.name)
  if (companies) failField('confirm_name', 'same_name', { companies })
}

type With = Parts & { merge: ReturnType<typeof mergeIn> }

async function carryOut(
  tx: Tx,
  parts: With,
  { id, name }: Found<CompanyRow>,
  decision: CompanyDecision,
): Promise<Act[]> {
  if (!(await isPossible(tx, decision))) return []
  // If a namesake was listed since, the company keeps waiting: nobody has confirmed yet that they are two.
  if (isUnsure(decision) && (await listNamesakes(tx, decision.name ?? name, 1)).length > 0) return []
  await settle(tx, parts, id, decision)
  const act = ACTS[decision.decision]
  return [{ subject: 'company', company_id: id, subject_id: id, act, guideline: null }]
}

/** A company can be merged only into a listed one, so never into itself. */
const isPossible = async (sql: Queryable, decision: CompanyDecision): Promise<boolean> =>
  decision.decision !== 'merge' || (await findListedCompany(sql, decision.into)) !== undefined

type Approval = Extract<CompanyDecision, { decision: 'approve' }>

/** An approval without the confirmation that another company may have the same name. */
const isUnsure = (decision: CompanyDecision): decision is Approval =>
  decision.decision === 'approve' && !decision.confirm_name

async function settle(tx: Tx, parts: With, id: string, decision: CompanyDecision): Promise<void> {
  if (decision.decision === 'approve') {
    const { decision: _, confirm_name: __, ...corrections } = decision
    await noteHostWritten(tx, id, corrections.website_host)
    await listCompany(tx, parts.clock, id, corrections)
    await addSettled(tx, parts.clock, id)
    return
  }
  if (decision.decision === 'merge') return parts.merge(tx, { from: id, into: decision.into })
  await declineCompany(tx, id)
  for (const review of await listPendingOf(tx, id)) {
    await moveReview(tx, review, { to: 'rejected', guideline: NO_WORK })
  }
}

const CITY = { id: id.city, en: en.city }
const NO_CITY = { id: idCompany.noCity, en: enCompany.noCity }
/** Hundreds of companies may share a name; the first few suffice to show that. */
const NAMED = 5

/** Listed companies with this name, each with its city, as text for a sentence; undefined if there are none. */
async function namesakesOf(
  sql: Queryable,
  places: Places,
  locale: Locale,
  name: string,
): Promise<string | undefined> {
  const found = await listNamesakes(sql, name, NAMED + 1)
  if (found.length === 0) return undefined
  const named = found.slice(0, NAMED).map(one => {
    const city = places.findCity(one.city_id)
    return `${one.name} (${city ? CITY[locale](city.name) : NO_CITY[locale]})`
  })
  return [...named, ...(found.length > NAMED ? ['…'] : [])].join(', ')
}
