import type { StaffMember } from '#shared/contract/accounts.ts'
import type { PageName } from '#shared/paths.ts'

export type Role = StaffMember['role']

/** The team's pages in the order of the tabs, and who works there. The server decides; this only shows what it allows. */
const PAGES = {
  teamQueue: ['moderator', 'administrator'],
  teamCompanies: ['editor', 'administrator'],
  teamCandidates: ['editor', 'administrator'],
  teamReports: ['moderator', 'administrator'],
  teamHistory: ['moderator', 'editor', 'administrator'],
} as const satisfies Partial<Record<PageName, readonly Role[]>>
export type TeamPage = keyof typeof PAGES

export const rolesOf = (page: TeamPage): readonly Role[] => PAGES[page]
/** Of a page that is not the team's: false. */
export const mayOpen = (role: Role, page: PageName): boolean =>
  page in PAGES && rolesOf(page as TeamPage).includes(role)
export const pagesOf = (role: Role): TeamPage[] =>
  (Object.keys(PAGES) as TeamPage[]).filter(page => mayOpen(role, page))

/** Where somebody's work begins after signing in. */
export const firstPageOf = (role: Role): TeamPage => pagesOf(role)[0] ?? 'teamHistory'
