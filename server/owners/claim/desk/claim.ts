import type { ClaimDecision, ClaimFlag, ClaimItem } from '#shared/contract/owners/desk-claim.ts'
import { isFreeMail } from '#shared/rules/mail/free-mail.ts'
import { isClaimed } from '#server/companies/claim-mark.ts'
import { getSurvivor } from '#server/companies/find.ts'
import { LISTED } from '#server/companies/status.ts'
import { filesOfClaim } from '../claim-files.ts'
import { openClaimant } from '../claim-box.ts'
import {
  checkApproval,
  editorsFor,
  isContested,
  isOwnerAlready,
  rivalsOf,
  settleClaim,
} from '../decide-claim.ts'
import { workingDaysUntil } from '../working-days.ts'
import { ownersOf } from '../../owner.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { waiting, type ClaimColumns } from './store.ts'

type PendingClaim = Found<ClaimColumns>

const ACTS = {
  asked: 'claim_asked',
  declined: 'claim_declined',
  approved_first: 'claim_approved_first',
  approved: 'claim_approved',
} as const

export const claimSubject = (parts: Parts, places: Places): Subject<'claim', ClaimColumns> => ({
  key: 'claim',
  waiting,
  rows: found => Promise.all(found.map(claim => presentRow(parts, claim))),
  open: claim => presentItem(parts, places, claim),
  check: async (claim, { decision }, { staffId }) => {
    if (decision === 'approve') await checkApproval(parts, claim, staffId)
  },
  carryOut: (tx, claim, decision, staffId) => carryOut(tx, parts, claim, decision, staffId),
})

async function presentRow(parts: Parts, claim: PendingClaim) {
  const { name } = openClaimant(parts.secrets, claim)
  return {
    id: claim.id,
    company: claim.company,
    name,
    flags: await flagsOf(parts, claim),
    ...clockOf(parts, claim),
  }
}

async function presentItem(parts: Parts, places: Places, claim: PendingClaim): Promise<ClaimItem> {
  const { db, secrets } = parts
  const { reason: _, files: __, ...claimant } = openClaimant(secrets, claim)
  const company = await getSurvivor(db.content, claim.company_id)
  const { id, slug, name, status, legal_name, website_host, city_id, size_band } = company
  const [files, owners, rivals, flags, editors] = await Promise.all([
    filesOfClaim(parts, claim.id),
    ownersOf(parts, id),
    rivalsOf(parts, claim),
    flagsOf(parts, claim),
    editorsFor(db.content, secrets, claim),
  ])
  return {
    ...claimant,
    id: claim.id,
    company: {
      id,
      slug: status === LISTED ? slug : null,
      name,
      legal_name,
      website_host,
      city: places.findCity(city_id) ?? null,
      size_band,
    },
    free_mail: isFreeMail(claimant.email),
    files,
    flags,
    owners: owners.map(owner => ({ name: owner.name, role: owner.role })),
    rivals: rivals.map(rival => ({ name: rival.name, role: rival.role, email: rival.email })),
    editors,
    ...clockOf(parts, claim),
  }
}

async function flagsOf(parts: Parts, claim: PendingClaim): Promise<ClaimFlag[]> {
  const { db, secrets } = parts
  const oneSuffices = (await editorsFor(db.content, secrets, claim)) === 1
  const flags: Record<ClaimFlag, boolean> = {
    mailbox: oneSuffices,
    unconfirmed: !claim.proven,
    answered: openClaimant(secrets, claim).questions.length > 0,
    second: claim.approved_by !== null,
    owned: await isClaimed(db.content, claim.company_id),
    rival: await isContested(db.content, claim.company_id),
    elsewhere: await isOwnerAlready(parts, claim),
  }
  return (Object.keys(flags) as ClaimFlag[]).filter(flag => flags[flag])
}

const clockOf = ({ clock }: Parts, { due_on }: PendingClaim) => ({
  due_on,
  left: workingDaysUntil(dayOf(clock.now()), due_on),
})

async function carryOut(
  tx: Tx,
  parts: Parts,
  claim: PendingClaim,
  decision: ClaimDecision,
  staffId: string,
): Promise<Act[]> {
  const done = await settleClaim(tx, parts, claim, decision, staffId)
  if (!done) return []
  const { id, company_id } = claim
  return [{ subject: 'claim', company_id, subject_id: id, act: ACTS[done], guideline: null }]
}
