import { useLocation, useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { startOwnerSession, useOwnerSession } from '#web/owners/session.ts'
import { SupportLink } from '#web/owners/support-link.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ButtonLink, Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Output } from '#shared/contract/contract.ts'
import { AreaForm } from '#web/owners/area-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { VisitOnly } from '#web/accounts/visit-only.tsx'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import '#web/owners/area.css'

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

/** Email and password. `onDone` gets the session, which the caller stores. */
function LoginForm({ onDone }: { onDone: (session: Output<'ownerLogin'>) => void }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { login, password, failed } = useWords('owners')
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const send = (form: FormData) => {
    const email = String(form.get('email')).trim()
    const given = String(form.get('password'))
    const missing = {
      ...(email === '' && { email: login.email.empty }),
      ...(given === '' && { password: login.password.empty }),
    }
    if (Object.keys(missing).length > 0) return setTrouble({ fields: missing })
    run(async () => {
      try {
        onDone(await httpCall('ownerLogin', { body: { email, password: given } }))
      } catch (error) {
        if (!isCallError(error) || error.code !== 'subscription_expired') throw error
        await navigate(href(locale, 'ownerLogin', {}, { expired: '1' }), { replace: true })
      }
    })
  }
  return (
    <AreaForm trouble={trouble} onSend={send}>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        label={login.email.label}
        error={trouble.fields['email']}
        onInput={() => mended('email')}
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        label={login.password.label}
        error={trouble.fields['password']}
        onInput={() => mended('password')}
      />
      <Button type="submit" full busy={busy}>
        {login.submit}
      </Button>
      <VisitOnly />
      <p className="note">
        <a href={href(locale, 'ownerResetPassword')}>{password.forgot}</a>
      </p>
    </AreaForm>
  )
}
