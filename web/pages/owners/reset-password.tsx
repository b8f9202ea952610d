import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { useState } from 'react'
import { AreaForm } from '#web/owners/area-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { httpCall } from '#web/platform/call.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import '#web/owners/area.css'

/** Request for a link to set a new password. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'owners').password.reset
    return { title, description, noindex: true }
  },
  View: ResetPassword,
})

function ResetPassword() {
  const locale = useLocale()
  const { password, area } = useWords('owners')
  return (
    <div className="wrap wrap-narrow">
      <h1>{password.reset.title}</h1>
      <p className="find">{password.reset.lead}</p>
      <noscript>
        <p>{area.noScript}</p>
      </noscript>
      <ForgotForm />
      <ArrowLink back href={href(locale, 'ownerLogin')}>
        {password.reset.back}
      </ArrowLink>
    </div>
  )
}

/** Requests a link for a new password; the answer does not reveal whether the address has an account. */
function ForgotForm() {
  const { login, password, failed } = useWords('owners')
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const [sent, setSent] = useState<string>()
  const send = (email: string) => {
    if (email === '') return setTrouble({ fields: { email: login.email.empty } })
    run(async () => {
      await httpCall('forgotPassword', { body: { email } })
      setSent(email)
    })
  }
  if (sent)
    return (
      <Notice kind="done" role="status">
        <p>{password.reset.sent(sent)}</p>
      </Notice>
    )
  return (
    <AreaForm trouble={trouble} onSend={given => send(String(given.get('email')).trim())}>
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
      <Button type="submit" full busy={busy}>
        {password.reset.submit}
      </Button>
    </AreaForm>
  )
}
