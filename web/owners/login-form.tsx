import type { Output } from '#shared/contract/contract.ts'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { VisitOnly } from '#web/accounts/visit-only.tsx'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import './area.css'

/** Email and password. `onDone` gets the session, which the caller stores. */
export function LoginForm({ onDone }: { onDone: (session: Output<'ownerLogin'>) => void }) {
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
    <TroubleBox trouble={trouble}>
      <form
        className="area-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          send(new FormData(event.currentTarget))
        }}
      >
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
      </form>
    </TroubleBox>
  )
}
