import { endSession } from '#server/accounts/sessions.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { mayDecideAlone, mayDecideOn } from '#server/moderation/policy.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import { changePassword, choosePassword, forgotPassword, sendReset } from './change-password.ts'
import { claimCompany } from './claim/claim.ts'
import { fileOfClaim, moveClaimFiles } from './claim/claim-files.ts'
import { sendClaimMail } from './claim/claim-mails.ts'
import { sweepClaims } from './claim/decide-claim.ts'
import { claimSubject } from './claim/desk/claim.ts'
import { lapseClaims } from './claim/desk/lapse.ts'
import { openArea } from './claim/open-area.ts'
import { answerClaim, readOwnClaim, confirmClaim } from './claim/own-claim.ts'
import { changeAccount, inviteColleague, listColleagues, removeColleague } from './colleagues.ts'
import { ownerLogin } from './login.ts'
import { decideOnMembership, noteMembership } from './membership-act.ts'
import { listMemberships, remindMemberships } from './memberships.ts'
import { mergeCompany, moveOwners } from './merge-company.ts'
import { readOwnHistory } from './own-history.ts'
import { getOwner, presentSelf } from './owner.ts'
import { ownerPlaces } from './place-search.ts'
import { setProfileBack, teamProfile } from './profile-desk.ts'
import { ownerProfile, saveProfile, uploadPicture } from './profile.ts'
import { insertAct, sweepLinks } from './store.ts'

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
        'claim-files': task => moveClaimFiles(parts, task),
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
    rewritten: [
      { schema: 'identity', name: 'owner', overwrite: 'locale' },
      { schema: 'identity', name: 'owner_link', overwrite: 'expires_at' },
      ...plainTables('identity', ['membership']),
      ...plainTables('content', ['claim', 'claimed_host']),
    ],
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
