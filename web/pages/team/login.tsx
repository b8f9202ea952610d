import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { LanguageSwitch } from '#web/frame/language-switch.tsx'
import { TeamSignIn } from '#web/accounts/team-sign-in.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { useSite } from '#web/platform/site.ts'
import { words } from '#web/platform/words.ts'
import { firstPageOf } from '#web/team/subjects.ts'
import { startStaffSession, resume, useHasEnded } from '#web/team/session/session.ts'
import { Brand } from '#web/ui/layout/brand.tsx'
import { FormMasthead } from '#web/ui/layout/masthead.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

/** Sign-in of the team. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'accounts').team
    return { title, description, noindex: true }
  },
  View: TeamLogin,
})

function TeamLogin() {
  const locale = useLocale()
  const site = useSite()
  const navigate = useNavigate()
  const { team, noScript } = useWords('accounts')
  const hasEnded = useHasEnded()
  return (
    <>
      <FormMasthead
        brand={<Brand name={site.name} href={href(locale, 'home')} small />}
        tools={<LanguageSwitch />}
      />
      <main id="isi" tabIndex={-1} className="wrap wrap-narrow">
        <h1>{team.title}</h1>
        <p className="find">{team.lead}</p>
        {hasEnded && <Notice>{team.ended}</Notice>}
        <noscript>
          <p>{noScript}</p>
        </noscript>
        <TeamSignIn
          onDone={session => {
            const { staff } = session
            const to = resume(staff) ?? href(locale, firstPageOf(staff.role))
            startStaffSession(session)
            void navigate(to, { replace: true })
          }}
        />
        <p className="note">{team.tabOnly}</p>
      </main>
    </>
  )
}
