import { listEdited, readEdited, saveEdited } from '#server/library/edit.ts'
import { listEditedFaqs, readEditedFaq, saveEditedFaq } from '#server/library/edit-faq.ts'
import type { Places } from '#server/places/places.ts'
import { fileOfClaim } from '#server/owners/claim/claim-files.ts'
import { listMemberships } from '#server/owners/memberships.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { claimSubject } from '#server/owners/claim/desk/claim.ts'
import { companySubject } from './company/company.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { readHistory } from './history/history.ts'
import { decideOnMembership, noteMembership } from '#server/owners/membership-act.ts'
import { addOfficer, readOfficers, removeOfficer } from '#server/companies/officers/desk/officers.ts'
import { paySubject } from '#server/pay/desk/pay.ts'
import { hidingSubject } from './hiding/hiding.ts'
import { lapseHidings } from './hiding/lapse.ts'
import { lapseClaims } from '#server/owners/claim/desk/lapse.ts'
import { mayDecideOn, mayDecideAlone, mayRead } from '#server/moderation/policy.ts'
import { setProfileBack, teamProfile } from '#server/owners/profile-desk.ts'
import { replySubject } from '#server/reviews/reply/desk/reply.ts'
import { reportSubject } from './report/report.ts'
import { reviewSubject } from '#server/reviews/desk/review.ts'

const LAPSE_HOUR = 0

type Names =
  | 'claimFile'
  | 'memberships'
  | 'changeMembership'
  | 'teamHistory'
  | 'teamPosts'
  | 'teamPost'
  | 'savePost'
  | 'teamFaqs'
  | 'teamFaq'
  | 'saveFaq'
  | 'companyOfficers'
  | 'addOfficer'
  | 'removeOfficer'
  | 'teamProfile'
  | 'setProfileBack'

/** What the team decides on reviews, on companies that came with them, on who asks to speak for one, and on reports; known officers; the history of all it did. */
export const createModerationRoom = (parts: Parts, places: Places): Room<Names> & WithSubjects => ({
  handlers: {
    async teamHistory({ query }, context) {
      const decides = await mayRead(parts, context)
      return readHistory(parts, decides, query)
    },
    async claimFile({ params }, context) {
      await mayDecideOn(parts, 'claim', context)
      return fileOfClaim(parts, params.id, params.file)
    },
    async memberships(_, context) {
      await mayDecideAlone(parts, context)
      return { memberships: await listMemberships(parts) }
    },
    async changeMembership({ params, body }, context) {
      const staffId = await mayDecideAlone(parts, context)
      await decideOnMembership(parts, staffId, params.id, body)
      return { memberships: await listMemberships(parts) }
    },
    async teamPosts(_, context) {
      await mayDecideOn(parts, 'company', context)
      return listEdited(parts.db.content)
    },
    async teamPost({ params }, context) {
      await mayDecideOn(parts, 'company', context)
      return readEdited(parts.db.content, params)
    },
    async savePost({ params, body }, context) {
      return saveEdited(parts, await mayDecideOn(parts, 'company', context), params, body)
    },
    async teamFaqs(_, context) {
      await mayDecideOn(parts, 'company', context)
      return listEditedFaqs(parts.db.content)
    },
    async teamFaq({ params }, context) {
      await mayDecideOn(parts, 'company', context)
      return readEditedFaq(parts.db.content, params)
    },
    async saveFaq({ params, body }, context) {
      return saveEditedFaq(parts, await mayDecideOn(parts, 'company', context), params, body)
    },
    async companyOfficers({ params }, context) {
      await mayDecideOn(parts, 'company', context)
      return readOfficers(parts.db.content, params.id)
    },
    async addOfficer({ params, body }, context) {
      return addOfficer(parts, await mayDecideOn(parts, 'company', context), params.id, body)
    },
    async removeOfficer({ params }, context) {
      return removeOfficer(parts, await mayDecideOn(parts, 'company', context), params.id)
    },
    teamProfile: (input, context) => teamProfile(parts, input, context),
    setProfileBack: (input, context) => setProfileBack(parts, input, context),
  },
  tasks: {
    identity: { 'note-membership': done => noteMembership(parts, done) },
    content: { 'lapse-hidings': () => lapseHidings(parts), 'lapse-claims': () => lapseClaims(parts) },
  },
  daily: [
    { schema: 'content', kind: 'lapse-hidings', hour: LAPSE_HOUR },
    { schema: 'content', kind: 'lapse-claims', hour: LAPSE_HOUR },
  ],
  rewritten: [
    { schema: 'content', name: 'event' },
    { schema: 'content', name: 'desk_claim' },
  ],
  deskSubjects: [
    reviewSubject(parts, places),
    companySubject(parts, places),
    claimSubject(parts, places),
    reportSubject(parts, places),
    paySubject(parts, places),
    replySubject(parts, places),
    hidingSubject(parts, places),
  ],
})
