import { useState } from 'react'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import '../area.css'

/** Same as in the contract. */
const SHORTEST = 12

type Given = { current: string; password: string }

/** Sets a new password; `asksCurrent` for a signed-in owner, who did not follow a link. */
export function NewPasswordForm({
  asksCurrent,
  save,
}: {
  asksCurrent: boolean
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
      ...(asksCurrent && given.current === '' && { current: change.empty }),
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
    <TroubleBox trouble={trouble}>
      <form
        className="area-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          send(new FormData(event.currentTarget))
        }}
      >
        {asksCurrent && (
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
      </form>
    </TroubleBox>
  )
}
