import { useSyncExternalStore, useState } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { endOwnerSession, useOwnerSession, OWNER } from '#web/owners/session.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { AreaForm } from '#web/owners/area-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import '#web/owners/area.css'

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
  const needsCurrent = token === '' && session !== undefined
  const save = async ({ current, password: next }: { current: string; password: string }) => {
    if (needsCurrent) await call('changePassword', { body: { current, password: next } })
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
      {token === '' && !session ? null : <NewPasswordForm needsCurrent={needsCurrent} save={save} />}
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

/** Same as in the contract. */
const SHORTEST = 12

type Given = { current: string; password: string }

/** Sets a new password; `asksCurrent` for a signed-in owner, who did not follow a link. */
function NewPasswordForm({
  needsCurrent,
  save,
}: {
  needsCurrent: boolean
  save: (given: Given) => Promise<void>
}) {
  const { change } = useWords('owners').password
  const { failed } = useWords('owners')
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const [shown, setShown] = useState(false)
  const type = shown ? 'text' : 'password'
  const send = (form: FormData) => {
    const given = { current: String(form.get('current') ?? ''), password: String(form.get('password')) }
    const wrong = {
      ...(needsCurrent && given.current === '' && { current: change.empty }),
      ...(given.password.length < SHORTEST && { password: change.short }),
    }
    if (Object.keys(wrong).length > 0) return setTrouble({ fields: wrong })
    run(() => save(given))
  }
  const field = (name: keyof Given) => ({
    name,
    type,
    maxLength: 128,
    error: trouble.fields[name],
    onInput: () => mended(name),
  })
  return (
    <AreaForm trouble={trouble} onSend={send}>
      {needsCurrent && (
        <TextField {...field('current')} label={change.current} autoComplete="current-password" />
      )}
      <TextField
        {...field('password')}
        label={change.next.label}
        hint={change.next.hint}
        autoComplete="new-password"
      />
      <Checkbox checked={shown} onChange={event => setShown(event.target.checked)}>
        {change.show}
      </Checkbox>
      <p className="note">{change.ends}</p>
      <Button type="submit" full busy={busy}>
        {change.submit}
      </Button>
    </AreaForm>
  )
}
