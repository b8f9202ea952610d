import type { ClaimDecision } from '#shared/contract/owners/desk-claim.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { isClaimed } from '#server/companies/claim-mark.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { ownerIndex } from '../person.ts'
import { findOwnerByEmail } from '../store.ts'
import { openClaimant, sealClaimant, type Claimant } from './claim-box.ts'
import { claimFiles } from './claim-files.ts'
import { ANSWER_DAYS, claimMail, MAIL_WORDS } from './claim-mails.ts'
import { isProof } from './proof.ts'
import * as store from './store.ts'

export type Claim = store.ClaimRow
type Outcome = 'asked' | 'declined' | 'approved_first' | 'approved'

/** A week after the decision nothing of a claim remains. */
const RETENTION_DAYS = RETENTION.claim.days
/** Days after its due date for which an unconfirmed claim waits for its claimant to open the mail. */
const UNOPENED_DAYS = RETENTION.claim_unopened.days

/**
 * The number of editors who must approve a claim: one if the claimant proved a mailbox at the company's website,
 * otherwise two; always two if the company has a representative.
 */
export async function editorsFor(sql: Queryable, secrets: Secrets, claim: Claim): Promise<1 | 2> {
  const { email } = openClaimant(secrets, claim)
  const company = await getSurvivor(sql, claim.company_id)
  const isProven = claim.proven && (await isProof(sql, email, company))
  return isProven && !(await isClaimed(sql, company.id)) ? 1 : 2
}

export const rivalsOf = async ({ db, secrets }: Parts, claim: Claim): Promise<Claimant[]> =>
  (await store.listRivals(db.content, claim)).map(rival => openClaimant(secrets, rival))

export const isContested = (sql: Queryable, companyId: string): Promise<boolean> =>
  store.isContested(sql, companyId)

/** Throws the reason that prevents an approval. */
export async function checkApproval(parts: Parts, claim: Claim, staffId: string): Promise<void> {
  const error = await approvalError(parts.db.content, claim, staffId)
  if (error) failField('decision', error)
  if (await isOwnerAlready(parts, claim)) failField('decision', 'claim_elsewhere')
}

/** Whether the claimant's address already represents a company. */
export async function isOwnerAlready({ db, secrets }: Parts, claim: Claim): Promise<boolean> {
  const index = ownerIndex(secrets, openClaimant(secrets, claim).email)
  return (await findOwnerByEmail(db.identity, index)) !== undefined
}

async function approvalError(sql: Queryable, claim: Claim, staffId: string): Promise<string | undefined> {
  const { status } = await getSurvivor(sql, claim.company_id)
  if (status !== LISTED) return 'claim_unlisted'
  if (!claim.proven) return 'claim_unconfirmed'
  return claim.approved_by === staffId ? 'claim_second' : undefined
}

/**
 * Carries out a decision in the transaction that takes the claim off the desk; undefined if something prevents it by
 * now.
 */
export async function settleClaim(
  tx: Tx,
  parts: Parts,
  claim: Claim,
  decision: ClaimDecision,
  staffId: string,
): Promise<Outcome | undefined> {
  const { clock, secrets } = parts
  const { id } = claim
  const claimant = openClaimant(secrets, claim)
  const decided_on = dayOf(clock.now())
  if (decision.decision === 'ask') {
    claimant.questions.push({ question: decision.words, answer: null })
    const sealed = sealClaimant(secrets, id, claimant)
    await store.putQuestion(tx, { id, sealed, asked_on: decided_on })
    await addTask(tx, 'content', claimMail(clock, id, 'question', claimant.questions.length))
    return 'asked'
  }
  if (decision.decision === 'decline') {
    await decline(tx, parts, claim, decision.words)
    return 'declined'
  }
  if (await approvalError(tx, claim, staffId)) return undefined
  if (claim.approved_by === null && (await editorsFor(tx, secrets, claim)) === 2) {
    await store.putFirstApproval(tx, id, staffId)
    return 'approved_first'
  }
  await store.decideClaim(tx, { id, state: 'approved', sealed: claim.sealed, decided_on })
  await addTask(tx, 'content', { kind: 'open-area', payload: { id, since: decided_on }, runAt: clock.now() })
  return 'approved'
}

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets'>

async function decline(tx: Tx, { clock, secrets }: Needs, claim: Claim, reason: string): Promise<void> {
  const { id } = claim
  const decided_on = dayOf(clock.now())
  const sealed = sealClaimant(secrets, id, { ...openClaimant(secrets, claim), reason })
  await store.decideClaim(tx, { id, state: 'declined', sealed, decided_on })
  await addTask(tx, 'content', claimMail(clock, id, 'declined'))
}

/** Claims that have waited for the claimant's answer for too long. */
export const listUnanswered = ({ db, clock }: Needs): Promise<{ id: string }[]> =>
  store.listUnanswered(db.content, addDays(dayOf(clock.now()), -ANSWER_DAYS))

/** Declines one of them; undefined if it was answered in the meantime. */
export async function endUnanswered(tx: Tx, parts: Needs, id: string): Promise<Claim | undefined> {
  const claim = await store.lockClaim(tx, id)
  if (claim?.state !== 'pending' || claim.turn !== 'claimant') return undefined
  await decline(tx, parts, claim, MAIL_WORDS[claim.locale].claimUnanswered(ANSWER_DAYS))
  return claim
}

/** Deletes claims a week after their decision, and claims that were never confirmed, with their documents. */
export async function sweepClaims({ db, clock }: Parts): Promise<void> {
  const today = dayOf(clock.now())
  await db.begin('content', async tx => {
    const decided = await store.deleteDecided(tx, addDays(today, -RETENTION_DAYS))
    const unopened = await store.deleteUnproven(tx, addDays(today, -UNOPENED_DAYS))
    for (const { id } of [...decided, ...unopened]) await addTask(tx, 'content', claimFiles(clock, id, today))
  })
}
