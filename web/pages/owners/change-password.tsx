import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { NewPasswordForm } from '#web/owners/password/new-password-form.tsx'
import { endOwnerSession, useOwnerSession, OWNER } from '#web/owners/session.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'

/** New password: with the link of a mail, whose token is in the hash, or with the current password. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'owners').password.change
    return { title, description, noindex: true }
  },
  View: ChangePassword,
})

function ChangePassword() {
  const locale = useLocale()
  const navigate = useNavigate()
  const call = useSessionCall(OWNER)
  const { password, area } = useWords('owners')
  const session = useOwnerSession()
  const token = useToken()
  const asksCurrent = token === '' && session !== undefined
  const save = async ({ current, password: next }: { current: string; password: string }) => {
    if (asksCurrent) await call('changePassword', { body: { current, password: next } })
    else await httpCall('choosePassword', { body: { token: token ?? '', password: next } })
    endOwnerSession()
    await navigate(href(locale, 'ownerPasswordChanged'), { replace: true })
  }
  return (
    <div className="wrap wrap-narrow">
      <h1>{password.change.title}</h1>
      <noscript>
        <p>{area.noScript}</p>
      </noscript>
      {token === '' && !session ? null : <NewPasswordForm asksCurrent={asksCurrent} save={save} />}
      <ArrowLink href={href(locale, 'ownerResetPassword')}>{password.change.again}</ArrowLink>
    </div>
  )
}

/** Undefined until the browser has read the hash; empty without a token. */
const useToken = (): string | undefined =>
  useSyncExternalStore(
    () => () => {},
    () => location.hash.slice(1),
    () => undefined,
  )
