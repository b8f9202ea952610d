import { useRef, type FormEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { AttemptState } from './use-attempt.ts'

type Props = Pick<AttemptState, 'trouble' | 'busy' | 'ask' | 'mended'> & { autoFocus?: boolean }

/** Where the code goes. The field has no name: were the form sent before the script runs, no address would leave. */
export function AddressStep({ trouble, busy, ask, mended, autoFocus }: Props) {
  const { email: words } = useWords('accounts')
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(field.current?.value ?? '')
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        ref={field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={254}
        required
        autoFocus={autoFocus}
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
