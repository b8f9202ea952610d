import { DESK_SUBJECTS, SUBJECTS, type DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import type { PageName } from '#shared/paths.ts'
import type { AllWords } from '#web/platform/words.ts'

export type Role = StaffMember['role']

/** Pages that are no desk, with the roles that may open them; their tabs come last. */
const OTHERS = {
  teamOfficers: ['editor', 'administrator'],
  teamArticles: ['editor', 'administrator'],
  teamFaqs: ['editor', 'administrator'],
  teamMemberships: ['administrator'],
  teamHistory: ['moderator', 'editor', 'administrator'],
} as const satisfies Partial<Record<PageName, readonly Role[]>>

type DeskPage = (typeof DESK_SUBJECTS)[DeskSubject]['page']
type OtherPage = keyof typeof OTHERS
export type TeamPage = DeskPage | OtherPage

export const pageOf = (subject: DeskSubject): DeskPage => DESK_SUBJECTS[subject].page
/** All pages of the team except the sign-in, in the order of the tabs. */
export const TEAM_PAGES: TeamPage[] = [...SUBJECTS.map(pageOf), ...(Object.keys(OTHERS) as OtherPage[])]
/** Subject of a page; undefined if it is no desk. */
export const subjectOf = (page: TeamPage): DeskSubject | undefined =>
  SUBJECTS.find(subject => pageOf(subject) === page)

/** Tab and title of a page. */
export function namesOf(words: AllWords['team'], page: TeamPage): { tab: string; title: string } {
  const subject = subjectOf(page)
  return subject ? words.desks[subject] : words.pages[page as OtherPage]
}

/** Roles that may open a page. The server enforces this; the browser only hides links. */
export function rolesOf(page: TeamPage): readonly Role[] {
  const subject = subjectOf(page)
  return subject
    ? [...new Set([DESK_SUBJECTS[subject].role, 'administrator' as const])]
    : OTHERS[page as OtherPage]
}

/** False for pages outside the team's area. */
export const mayOpen = (role: Role, page: PageName): boolean =>
  (TEAM_PAGES as PageName[]).includes(page) && rolesOf(page as TeamPage).includes(role)
export const pagesOf = (role: Role): TeamPage[] => TEAM_PAGES.filter(page => mayOpen(role, page))

/** First page after signing in. */
export const firstPageOf = (role: Role): TeamPage => pagesOf(role)[0] ?? 'teamHistory'
