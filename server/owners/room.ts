import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { mayDecideAlone, mayDecideOn } from '#server/moderation/policy.ts'
import { endSession, openSession } from '#server/accounts/sessions.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { changePassword, choosePassword, forgotPassword, sendReset } from './change-password.ts'
import { claimCompany } from './claim/claim.ts'
import { fileOfClaim, keepClaimFiles } from './claim/claim-files.ts'
import { sendClaimMail } from './claim/claim-mails.ts'
import { sweepClaims } from './claim/decide-claim.ts'
import { claimSubject } from './claim/desk/claim.ts'
import { lapseClaims } from './claim/desk/lapse.ts'
import { openArea } from './claim/open-area.ts'
import { answerClaim, readOwnClaim, confirmClaim } from './claim/own-claim.ts'
import { changeAccount, inviteColleague, listColleagues, removeColleague } from './colleagues.ts'
import { listMemberships, remindMemberships, changeMembership } from './memberships.ts'
import { mergeCompany, moveOwners } from './merge-company.ts'
import { readOwnHistory } from './own-history.ts'
import { getOwner, presentSelf, actingOwner } from './owner.ts'
import { ownerPlaces } from './place-search.ts'
import { ownerProfile, saveProfile, uploadPicture, presentProfile } from './profile.ts'
import { insertAct, sweepLinks } from './store.ts'
import type { OwnerSelf } from '#shared/contract/owners/owners.ts'
import { isKnownDevice } from '#server/accounts/browser-mark.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import { countLogin } from './login-limits.ts'
import { isPassword } from './passwords.ts'
import { ownerIndex } from './person.ts'
import * as store from './store.ts'
import { randomUUID } from 'node:crypto'
import type { MembershipChange } from '#shared/contract/owners/memberships.ts'
import { weekOf } from '#server/platform/clock.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { noteOnce, type Event } from '#server/moderation/history.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import type { ProfileAnswer } from '#shared/contract/owners/profile.ts'
import { getCompany } from '#server/companies/find.ts'
import { sayAsBefore } from '#server/companies/profile/profile.ts'
import type { RewrittenTable } from '#server/platform/rewriting/table.ts'

type Names =
  | 'ownerLogin'
  | 'ownerLogout'
  | 'ownerMe'
  | 'forgotPassword'
  | 'choosePassword'
  | 'changePassword'
  | 'changeAccount'
  | 'ownerColleagues'
  | 'inviteColleague'
  | 'removeColleague'
  | 'ownerHistory'
  | 'claimCompany'
  | 'ownClaim'
  | 'confirmClaim'
  | 'answerClaim'
  | 'ownerProfile'
  | 'saveProfile'
  | 'ownerPlaces'
  | 'uploadProfileImage'
  | 'uploadCoverImage'
  | 'uploadGalleryImage'
  | TeamNames

type TeamNames = 'claimFile' | 'memberships' | 'changeMembership' | 'teamProfile' | 'setProfileBack'

/** Owners: their sign-in, and the acts that their company's subscription permits. */
export function createOwnersRoom(parts: Parts, places: Places): Room<Names> & WithSubjects & MergesCompanies {
  const cityNames = createCityNames(places)
  return {
    handlers: {
      ...teamHandlers(parts),
      claimCompany: ({ body }, context) => claimCompany(parts, places, body, context),
      ownClaim: ({ body }) => readOwnClaim(parts, body.key),
      confirmClaim: ({ body }) => confirmClaim(parts, body.key),
      answerClaim: ({ body }) => answerClaim(parts, body),
      ownerLogin: ({ body }, context) => ownerLogin(parts, body, context),
      ownerLogout: (_, context) => endSession(parts, context),
      changeAccount: ({ body }, context) => changeAccount(parts, body, context),
      ownerColleagues: (_, context) => listColleagues(parts, context),
      inviteColleague: ({ body }, context) => inviteColleague(parts, body, context),
      removeColleague: ({ params }, context) => removeColleague(parts, params.id, context),
      ownerHistory: async (_, context) =>
        readOwnHistory(parts, (await getOwner(parts, context, 'colleagues')).company.id),
      forgotPassword: ({ body }, context) => forgotPassword(parts, body.email, context),
      choosePassword: ({ body }, context) => choosePassword(parts, body, context),
      changePassword: ({ body }, context) => changePassword(parts, body, context),
      ownerMe: async (_, context) => presentSelf(await getOwner(parts, context, 'account')),
      ownerProfile: (input, context) => ownerProfile(parts, input, context),
      saveProfile: (input, context) => saveProfile(parts, input, context),
      ownerPlaces: ({ query }, context) => ownerPlaces({ ...parts, places, cityNames }, query.q, context),
      uploadProfileImage: (input, context) => uploadPicture(parts, 'logo', input, context),
      uploadCoverImage: (input, context) => uploadPicture(parts, 'cover', input, context),
      uploadGalleryImage: (input, context) => uploadPicture(parts, 'gallery', input, context),
    },
    tasks: {
      identity: {
        'note-membership': done => noteMembership(parts, done),
        'note-owner-act': act => insertAct(parts.db.content, act),
        'remind-memberships': () => remindMemberships(parts),
        'owner-reset': asked => sendReset(parts, asked),
        'sweep-links': async () => void (await sweepLinks(parts.db.identity, parts.clock.now())),
      },
      content: {
        'claim-files': task => keepClaimFiles(parts, task),
        'claim-mail': task => sendClaimMail(parts, task),
        'open-area': task => openArea(parts, task),
        'move-owners': task => moveOwners(parts, task),
        'lapse-claims': () => lapseClaims(parts),
        'sweep-claims': () => sweepClaims(parts),
      },
    },
    daily: [
      { schema: 'content', kind: 'lapse-claims', hour: 0 },
      { schema: 'content', kind: 'sweep-claims', hour: 4 },
      { schema: 'identity', kind: 'sweep-links', hour: 'every' },
      { schema: 'identity', kind: 'remind-memberships', hour: 8 },
    ],
    rewritten: ownerTables,
    deskSubjects: [claimSubject(parts, places)],
    mergeCompany: (tx, merge) => mergeCompany(tx, parts.clock, merge),
  }
}

function teamHandlers(parts: Parts): Pick<Room<Names>['handlers'], TeamNames> {
  return {
    async claimFile({ params }, context) {
      await mayDecideOn(parts, 'claim', context)
      return fileOfClaim(parts, params.id, params.file)
    },
    async memberships(_, context) {
      await mayDecideAlone(parts, context)
      return { memberships: await listMemberships(parts) }
    },
    async changeMembership({ params, body }, context) {
      await decideOnMembership(parts, await mayDecideAlone(parts, context), params.id, body)
      return { memberships: await listMemberships(parts) }
    },
    teamProfile: (input, context) => teamProfile(parts, input, context),
    setProfileBack: (input, context) => setProfileBack(parts, input, context),
  }
}

/**
 * The right password of an address opens a session. Any other input gets the same answer after the same work, so that
 * it discloses nothing about which addresses represent a company.
 */
async function ownerLogin(
  parts: Parts,
  { email, password }: { email: string; password: string },
  context: Context,
): Promise<OwnerSelf & { token: string }> {
  const { db, secrets, limits } = parts
  const addressIndex = ownerIndex(secrets, email)
  const isKnown = await isKnownDevice(parts, context.device, addressIndex)
  const uncount = await countLogin(limits, addressIndex, context, isKnown)
  const row = await store.findOwnerByEmail(db.identity, addressIndex)
  const isRight = await isPassword(password, row?.password)
  if (!row || !isRight) return fail('login_wrong')
  await uncount()
  const owner = await actingOwner(parts, row)
  if (owner.subscription.state === 'expired') return fail('subscription_expired')
  const session = { kind: 'owner', holderId: row.id, addressIndex } as const
  const token = await db.begin('identity', async tx =>
    (await store.holdPassword(tx, row)) ? openSession(parts, tx, session, context) : fail('login_wrong'),
  )
  return { ...presentSelf(owner), token }
}

const ACTS = {
  extend: 'membership_extended',
  activate: 'membership_activated',
  standard: 'membership_standard',
} as const

/**
 * An administrator's decision on a subscription; a task records it in the team's history, which is in the other schema.
 */
const decideOnMembership = (
  parts: Parts,
  staff_id: string,
  company_id: string,
  change: MembershipChange,
): Promise<void> =>
  changeMembership(parts, company_id, change, async tx => {
    const { clock } = parts
    const about = {
      subject: 'membership',
      company_id,
      subject_id: company_id,
      guideline: null,
      actor: 'team',
    } as const
    const event: Event = { ...about, act: ACTS[change.act], staff_id, week: weekOf(clock.now()) }
    const payload = { id: randomUUID(), ...event }
    await addTask(tx, 'identity', { kind: 'note-membership', payload, runAt: clock.now() })
  })

/** Idempotent by the event's id. */
const noteMembership = ({ db }: Parts, event: Event & { id: string }): Promise<void> =>
  db.begin('content', tx => noteOnce(tx, event))

async function teamProfile(
  parts: Parts,
  { params }: HandlerInput<'teamProfile'>,
  context: Context,
): Promise<ProfileAnswer> {
  await mayDecideOn(parts, 'company', context)
  return presentProfile(parts, await getCompany(parts.db.content, params.id))
}

/** Restores an earlier version; the company's history shows that the team did it. */
async function setProfileBack(
  parts: Parts,
  { params, body }: HandlerInput<'setProfileBack'>,
  context: Context,
): Promise<ProfileAnswer> {
  const staff = await mayDecideOn(parts, 'company', context)
  const company = await getCompany(parts.db.content, params.id)
  await sayAsBefore(parts, company.id, body.version, { staff })
  return presentProfile(parts, company)
}

const schema = 'identity'

const ownerTables: RewrittenTable[] = [
  { schema, name: 'owner', overwrite: 'locale' },
  { schema, name: 'owner_link', overwrite: 'expires_at' },
  { schema, name: 'membership' },
  { schema: 'content', name: 'claim' },
  { schema: 'content', name: 'claimed_host' },
]
