import { DESK_SUBJECTS, SUBJECTS, type DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import type { PageName } from '#shared/paths.ts'

export type Role = StaffMember['role']

/** Page of each subject's desk, in the order of the tabs. */
const DESKS = {
  review: 'teamQueue',
  company: 'teamCompanies',
  candidate: 'teamCandidates',
  claim: 'teamClaims',
  report: 'teamReports',
  pay: 'teamPay',
  reply: 'teamReplies',
  hiding: 'teamHidings',
  vacancy: 'teamVacancies',
  question: 'teamQuestions',
  answer: 'teamAnswers',
  contact: 'teamContacts',
  takedown: 'teamTakedowns',
  right: 'teamRights',
} as const satisfies Record<DeskSubject, PageName>

/** Pages that are no desk, with the roles that may open them; their tabs come last. */
const OTHERS = {
  teamOfficers: ['editor', 'administrator'],
  teamArticles: ['editor', 'administrator'],
  teamFaqs: ['editor', 'administrator'],
  teamMemberships: ['administrator'],
  teamHistory: ['moderator', 'editor', 'administrator'],
} as const satisfies Partial<Record<PageName, readonly Role[]>>

type OtherPage = keyof typeof OTHERS
export type TeamPage = (typeof DESKS)[DeskSubject] | OtherPage

const TEAM_PAGES = [...Object.values(DESKS), ...Object.keys(OTHERS)] as TeamPage[]
/** Subject of a page; undefined if it is no desk. */
export const subjectOf = (page: TeamPage): DeskSubject | undefined =>
  SUBJECTS.find(subject => DESKS[subject] === page)
export const pageOf = (subject: DeskSubject): TeamPage => DESKS[subject]

/** Roles that may open a page. The server enforces this; the browser only hides links. */
export function rolesOf(page: TeamPage): readonly Role[] {
  const subject = subjectOf(page)
  return subject
    ? [...new Set([DESK_SUBJECTS[subject], 'administrator' as const])]
    : OTHERS[page as OtherPage]
}

/** False for pages outside the team's area. */
export const mayOpen = (role: Role, page: PageName): boolean =>
  (TEAM_PAGES as PageName[]).includes(page) && rolesOf(page as TeamPage).includes(role)
export const pagesOf = (role: Role): TeamPage[] => TEAM_PAGES.filter(page => mayOpen(role, page))

/** First page after signing in. */
export const firstPageOf = (role: Role): TeamPage => pagesOf(role)[0] ?? 'teamHistory'
