import { Suspense, useEffect, lazy, type ComponentType } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { firstPageOf, mayOpen, rolesOf, type TeamPage } from '../subjects.ts'
import { staffSession, useStaffSession, interrupt } from '../session/session.ts'
import { TeamMasthead } from './team-masthead.tsx'
import './desk.css'

/** A page of the team: without a session it redirects to the sign-in, and a role without access gets an explanation. */
export function TeamGate({ page }: { page: TeamPage }) {
  const locale = useLocale()
  const words = useWords('team')
  const navigate = useNavigate()
  const session = useStaffSession()
  useEffect(() => {
    if (staffSession()) return
    interrupt(undefined)
    void navigate(href(locale, 'teamLogin'), { replace: true })
  }, [locale, navigate])
  const isAllowed = session && mayOpen(session.staff.role, page)
  const Desk = DESKS[page]
  const bare = (
    <>
      <TeamMasthead page={page} />
      <main id="isi" tabIndex={-1} className="wrap wrap-form desk-bare">
        <h1>{session && !isAllowed ? words.refused.title : words.titles[page]}</h1>
        {session && !isAllowed ? <Refused page={page} role={session.staff.role} /> : <Entering />}
      </main>
    </>
  )
  if (!isAllowed) return bare
  // From one page to the next the boundary stays: React shows the old page until the new one is loaded.
  return (
    <Suspense fallback={bare}>
      <Desk />
    </Suspense>
  )
}

/** Before the session has been read; without JavaScript the server's page stays in this state. */
function Entering() {
  const locale = useLocale()
  const { loading, noScript, toSite } = useWords('team')
  const home = <ArrowLink href={href(locale, 'home')}>{toSite}</ArrowLink>
  return (
    <>
      <NoScript ways={home}>{noScript}</NoScript>
      <Loading label={loading} />
    </>
  )
}

function Refused({ page, role }: { page: TeamPage; role: Parameters<typeof mayOpen>[0] }) {
  const locale = useLocale()
  const { refused, roles, tabs } = useWords('team')
  const own = firstPageOf(role)
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={href(locale, own)}>
          {refused.to(tabs[own])}
        </ButtonLink>
      }
    >
      <p>
        {refused.body(
          tabs[page],
          rolesOf(page).map(one => roles[one]),
          roles[role],
        )}
      </p>
    </Empty>
  )
}

const asked = () => import('../asked/asked-desk.tsx')
const inquiry = () => import('../inquiry/inquiry-desk.tsx')

/** Components of the team's pages, loaded on demand. */
const DESKS: Record<TeamPage, ComponentType> = {
  teamQueue: lazy(async () => ({ default: (await import('../review/review-desk.tsx')).ReviewDesk })),
  teamCompanies: lazy(async () => ({ default: (await import('../company/company-desk.tsx')).CompanyDesk })),
  teamCandidates: lazy(async () => ({
    default: (await import('../candidate/candidate-desk.tsx')).CandidateDesk,
  })),
  teamClaims: lazy(async () => ({ default: (await import('../claim/claim-desk.tsx')).ClaimDesk })),
  teamReports: lazy(async () => ({ default: (await import('../report/report-desk.tsx')).ReportDesk })),
  teamPay: lazy(async () => ({ default: (await import('../pay/pay-desk.tsx')).PayDesk })),
  teamReplies: lazy(async () => ({ default: (await import('../reply/reply-desk.tsx')).ReplyDesk })),
  teamHidings: lazy(async () => ({ default: (await import('../hiding/hiding-desk.tsx')).HidingDesk })),
  teamVacancies: lazy(async () => ({ default: (await import('../vacancy/vacancy-desk.tsx')).VacancyDesk })),
  teamQuestions: lazy(async () => ({ default: (await asked()).QuestionDesk })),
  teamAnswers: lazy(async () => ({ default: (await asked()).AnswerDesk })),
  teamContacts: lazy(async () => ({ default: (await inquiry()).ContactDesk })),
  teamTakedowns: lazy(async () => ({ default: (await inquiry()).TakedownDesk })),
  teamRights: lazy(async () => ({ default: (await inquiry()).RightDesk })),
  teamOfficers: lazy(async () => ({ default: (await import('../officers/officers.tsx')).OfficersPage })),
  teamArticles: lazy(async () => ({
    default: (await import('../articles/articles-editor.tsx')).ArticlesEditor,
  })),
  teamFaqs: lazy(async () => ({ default: (await import('../faqs/faqs-editor.tsx')).FaqsEditor })),
  teamMemberships: lazy(async () => ({
    default: (await import('../memberships/memberships.tsx')).MembershipsPage,
  })),
  teamHistory: lazy(async () => ({ default: (await import('../history/history.tsx')).History })),
}
