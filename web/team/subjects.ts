import { DESK_SUBJECTS, SUBJECTS, type DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import type { PageName } from '#shared/paths.ts'

export type Role = StaffMember['role']

/** The page of each subject's desk, in the order of the tabs. */
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

/** Pages that are no desk, whose tabs follow, and who works there. */
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
/** What is decided on at a page; nothing where it is no desk. */
export const subjectOf = (page: TeamPage): DeskSubject | undefined =>
  SUBJECTS.find(subject => DESKS[subject] === page)
export const pageOf = (subject: DeskSubject): TeamPage => DESKS[subject]

/** Who works at a page. The server decides; this only shows what it allows. */
export function rolesOf(page: TeamPage): readonly Role[] {
  const subject = subjectOf(page)
  return subject
    ? [...new Set([DESK_SUBJECTS[subject], 'administrator' as const])]
    : OTHERS[page as OtherPage]
}

/** Of a page that is not the team's: false. */
export const mayOpen = (role: Role, page: PageName): boolean =>
  (TEAM_PAGES as PageName[]).includes(page) && rolesOf(page as TeamPage).includes(role)
export const pagesOf = (role: Role): TeamPage[] => TEAM_PAGES.filter(page => mayOpen(role, page))

/** Where somebody's work begins after signing in. */
export const firstPageOf = (role: Role): TeamPage => pagesOf(role)[0] ?? 'teamHistory'
