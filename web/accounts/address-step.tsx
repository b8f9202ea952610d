import { useRef, type FormEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AttemptState } from './use-attempt.ts'

type Props = Pick<AttemptState, 'trouble' | 'busy' | 'ask' | 'mended'> & {
  /** Why one is asked, on this step alone. */
  lead?: string
  /** The dialog opens on the field. */
  inDialog?: boolean
}

/** Where the code goes. The field has no name: were the form sent before the script runs, no address would leave. */
export function AddressStep({ trouble, busy, ask, mended, lead, inDialog }: Props) {
  const { email: words } = useWords('accounts')
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(field.current?.value ?? '')
  }
  // As an attribute, for the browser's own opening of a dialog.
  const take = (input: HTMLInputElement | null) => {
    field.current = input
    if (inDialog) input?.setAttribute('autofocus', '')
  }
  return (
    <form noValidate onSubmit={submit}>
      {lead && <p className="sign-p">{lead}</p>}
      <TextField
        ref={take}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        required
        label={words.label}
        hint={words.hint}
        error={trouble.fields['email']}
        onInput={() => mended('email')}
      />
      <Button type="submit" full busy={busy} className="sign-go">
        {words.submit}
      </Button>
    </form>
  )
}
