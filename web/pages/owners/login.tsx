import { useLocation, useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { LoginForm } from '#web/owners/login-form.tsx'
import { startOwnerSession, useOwnerSession } from '#web/owners/session.ts'
import { SupportLink } from '#web/owners/support-link.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

/** Sign-in of owners; `?expired=1` says that the subscription has expired. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'owners').login
    return { title, description, noindex: true }
  },
  View: OwnerLogin,
})

function OwnerLogin() {
  const locale = useLocale()
  const navigate = useNavigate()
  const { login, area } = useWords('owners')
  const session = useOwnerSession()
  const query = new URLSearchParams(useLocation().search)
  const home = href(locale, 'ownerHome')
  return (
    <div className="wrap wrap-narrow">
      <h1>{login.title}</h1>
      {query.get('expired') === '1' && <Expired />}
      {session ? (
        <>
          <p className="find">{login.already(session.company.name)}</p>
          <p>
            <ButtonLink href={home}>{login.goOn}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className="find">{login.lead}</p>
          <noscript>
            <p>{area.noScript}</p>
          </noscript>
          <LoginForm
            onDone={given => {
              startOwnerSession(given)
              void navigate(home, { replace: true })
            }}
          />
        </>
      )}
    </div>
  )
}

function Expired() {
  const { login } = useWords('owners')
  return (
    <Notice kind="warn">
      <p>{login.expired}</p>
      <p>
        {login.expiredHow} <SupportLink />
      </p>
      <p>{login.expiredKept}</p>
    </Notice>
  )
}
