import type { Output } from '#shared/contract/contract.ts'
import type { ClaimAnswer } from '#shared/contract/owners/claims.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import { checkProof } from '#server/files/private.ts'
import { dayOf } from '#server/platform/clock.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { claimFiles } from './claim-files.ts'
import { claimOfKey, openClaimant, sealClaimant } from './claim-box.ts'
import { ANSWER_WORKING_DAYS } from './claim.ts'
import { isProof } from './proof.ts'
import * as store from './store.ts'
import { workingDaysAfter } from './working-days.ts'

type OwnClaim = Output<'ownClaim'>
type Needs = Pick<Parts, 'db' | 'secrets'>

/** The claimant confirms the address, on the page that the mailed link opens. */
export async function confirmClaim(parts: Needs, key: string): Promise<OwnClaim> {
  await store.markProven(parts.db.content, claimOfKey(parts.secrets, key) ?? fail('not_found'))
  return readOwnClaim(parts, key)
}

/** The state of a claim, for the holder of the mailed link. */
export async function readOwnClaim(parts: Needs, key: string): Promise<OwnClaim> {
  const id = claimOfKey(parts.secrets, key) ?? fail('not_found')
  return present(parts, (await store.findClaim(parts.db.content, id)) ?? fail('not_found'))
}

/**
 * The claimant answers a question, and the team's working days start again. The same answer once more changes nothing.
 */
export async function answerClaim(parts: Parts, { key, info, upload_files }: ClaimAnswer): Promise<OwnClaim> {
  const { db, clock, secrets } = parts
  const id = claimOfKey(secrets, key) ?? fail('not_found')
  const before = (await store.findClaim(db.content, id)) ?? fail('not_found')
  if (openClaimant(secrets, before).questions.at(-1)?.answer !== info)
    await checkProof(db.identity, upload_files, 'upload_files')
  await db.begin('content', async tx => {
    const claim = (await store.lockClaim(tx, id)) ?? fail('not_found')
    const claimant = openClaimant(secrets, claim)
    const last = claimant.questions.at(-1)
    if (last?.answer === info) return
    if (claim.state !== 'pending' || claim.turn !== 'claimant' || !last) fail('already_decided')
    else last.answer = info
    claimant.files.push(...upload_files)
    const due_on = workingDaysAfter(dayOf(clock.now()), ANSWER_WORKING_DAYS)
    await store.putAnswer(tx, { id, sealed: sealClaimant(secrets, id, claimant), due_on })
    if (upload_files.length > 0) await addTask(tx, 'content', claimFiles(clock, id))
  })
  parts.wake()
  return readOwnClaim(parts, key)
}

async function present({ db, secrets }: Needs, claim: store.ClaimRow): Promise<OwnClaim> {
  const { email, questions, reason } = openClaimant(secrets, claim)
  const company = await getSurvivor(db.content, claim.company_id)
  const { name, slug, status } = company
  return {
    company: { name, slug: status === LISTED ? slug : null },
    state: claim.state,
    email,
    confirmed: claim.proven,
    due_on: claim.due_on,
    proof: (await isProof(db.content, email, company)) ? 'mailbox' : 'documents',
    question: claim.turn === 'claimant' ? (questions.at(-1)?.question ?? null) : null,
    reason,
  }
}
