import { lazy, type ComponentType } from 'react'
import type { TeamPage } from './subjects.ts'

const asked = () => import('./asked/asked-desk.tsx')
const inquiry = () => import('./inquiry/inquiry-desk.tsx')

/** Components of the team's pages, loaded on demand. */
export const DESKS: Record<TeamPage, ComponentType> = {
  teamQueue: lazy(async () => ({ default: (await import('./review/review-desk.tsx')).ReviewDesk })),
  teamCompanies: lazy(async () => ({ default: (await import('./company/company-desk.tsx')).CompanyDesk })),
  teamCandidates: lazy(async () => ({
    default: (await import('./candidate/candidate-desk.tsx')).CandidateDesk,
  })),
  teamClaims: lazy(async () => ({ default: (await import('./claim/claim-desk.tsx')).ClaimDesk })),
  teamReports: lazy(async () => ({ default: (await import('./report/report-desk.tsx')).ReportDesk })),
  teamPay: lazy(async () => ({ default: (await import('./pay/pay-desk.tsx')).PayDesk })),
  teamReplies: lazy(async () => ({ default: (await import('./reply/reply-desk.tsx')).ReplyDesk })),
  teamHidings: lazy(async () => ({ default: (await import('./hiding/hiding-desk.tsx')).HidingDesk })),
  teamVacancies: lazy(async () => ({ default: (await import('./vacancy/vacancy-desk.tsx')).VacancyDesk })),
  teamQuestions: lazy(async () => ({ default: (await asked()).QuestionDesk })),
  teamAnswers: lazy(async () => ({ default: (await asked()).AnswerDesk })),
  teamContacts: lazy(async () => ({ default: (await inquiry()).ContactDesk })),
  teamTakedowns: lazy(async () => ({ default: (await inquiry()).TakedownDesk })),
  teamRights: lazy(async () => ({ default: (await inquiry()).RightDesk })),
  teamOfficers: lazy(async () => ({ default: (await import('./officers/officers.tsx')).OfficersPage })),
  teamArticles: lazy(async () => ({
    default: (await import('./articles/articles-editor.tsx')).ArticlesEditor,
  })),
  teamFaqs: lazy(async () => ({ default: (await import('./faqs/faqs-editor.tsx')).FaqsEditor })),
  teamMemberships: lazy(async () => ({
    default: (await import('./memberships/memberships.tsx')).MembershipsPage,
  })),
  teamHistory: lazy(async () => ({ default: (await import('./history/history.tsx')).History })),
}
