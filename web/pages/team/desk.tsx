import { pageAt, href } from '#shared/paths.ts'
import { useLocation, useNavigate } from 'react-router'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { type TeamPage, firstPageOf, mayOpen, namesOf, rolesOf } from '#web/team/subjects.ts'
import { useEffect, type ComponentType } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { ArticlesEditor } from '#web/team/articles/articles-editor.tsx'
import { AnswerDesk, QuestionDesk } from '#web/team/message/message-desk.tsx'
import { CandidateDesk } from '#web/team/candidate/candidate-desk.tsx'
import { ClaimDesk } from '#web/team/claim/claim-desk.tsx'
import { CompanyDesk } from '#web/team/company/company-desk.tsx'
import { FaqsEditor } from '#web/team/faqs/faqs-editor.tsx'
import { HidingDesk } from '#web/team/hiding/hiding-desk.tsx'
import { History } from '#web/team/history/history.tsx'
import { ContactDesk, RightDesk, TakedownDesk } from '#web/team/inquiry/inquiry-desk.tsx'
import { MembershipsPage } from '#web/team/memberships/memberships.tsx'
import { OfficersPage } from '#web/team/officers/officers.tsx'
import { PayDesk } from '#web/team/pay/pay-desk.tsx'
import { ReplyDesk } from '#web/team/reply/reply-desk.tsx'
import { ReportDesk } from '#web/team/report/report-desk.tsx'
import { ReviewDesk } from '#web/team/review/review-desk.tsx'
import { VacancyDesk } from '#web/team/vacancy/vacancy-desk.tsx'
import { staffSession, useStaffSession, interrupt } from '#web/team/session/session.ts'
import { TeamMasthead } from '#web/team/desk/team-masthead.tsx'
import '#web/team/desk/desk.css'

const teamPageAt = (path: string) => pageAt(path) as TeamPage

/** All pages of the team except the sign-in. */
export const page = definePage({
  head: ({ locale, path }) => {
    const team = words(locale, 'team')
    return { title: namesOf(team, teamPageAt(path)).title, description: team.description, noindex: true }
  },
  View: () => {
    const page = teamPageAt(useLocation().pathname)
    return <TeamGate page={page} />
  },
})

/** A page of the team: without a session it redirects to the sign-in, and a role without access gets an explanation. */
function TeamGate({ page }: { page: TeamPage }) {
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
  const View = VIEWS[page]
  if (isAllowed) return <View />
  return (
    <>
      <TeamMasthead page={page} />
      <main id="isi" tabIndex={-1} className="wrap wrap-form desk-bare">
        <h1>{session ? words.refused.title : namesOf(words, page).title}</h1>
        {session ? <Refused page={page} role={session.staff.role} /> : <Entering />}
      </main>
    </>
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
  const words = useWords('team')
  const { refused, roles } = words
  const own = firstPageOf(role)
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={href(locale, own)}>
          {refused.to(namesOf(words, own).tab)}
        </ButtonLink>
      }
    >
      <p>
        {refused.body(
          namesOf(words, page).tab,
          rolesOf(page).map(one => roles[one]),
          roles[role],
        )}
      </p>
    </Empty>
  )
}

/** What each page of the team shows. */
const VIEWS: Record<TeamPage, ComponentType> = {
  teamQueue: ReviewDesk,
  teamCompanies: CompanyDesk,
  teamCandidates: CandidateDesk,
  teamClaims: ClaimDesk,
  teamReports: ReportDesk,
  teamPay: PayDesk,
  teamReplies: ReplyDesk,
  teamHidings: HidingDesk,
  teamVacancies: VacancyDesk,
  teamQuestions: QuestionDesk,
  teamAnswers: AnswerDesk,
  teamContacts: ContactDesk,
  teamTakedowns: TakedownDesk,
  teamRights: RightDesk,
  teamOfficers: OfficersPage,
  teamArticles: ArticlesEditor,
  teamFaqs: FaqsEditor,
  teamMemberships: MembershipsPage,
  teamHistory: History,
}
