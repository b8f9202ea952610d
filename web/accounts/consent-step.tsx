import { useEffect, useRef, type FormEvent } from 'react'
import { LegalLink } from '#web/library/legal/legal-link.tsx'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { SignIn, SignInMode } from './use-sign-in.ts'

/** What a new account agrees to; nothing is ticked beforehand. */
export function ConsentStep({ mode, trouble, busy, agree, mended }: SignIn & { mode: SignInMode }) {
  const { consent: words } = useWords('accounts')
  const box = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    agree(box.current?.checked ?? false)
  }
  return (
    <form noValidate onSubmit={submit}>
      <h2 className="sign-h" tabIndex={-1} ref={heading}>
        {words[mode].title}
      </h2>
      <p className="sign-p">{words[mode].lead}</p>
      <Checkbox
        ref={box}
        framed
        required
        error={trouble.fields['consent']}
        onChange={() => mended('consent')}
      >
        <Sentence />
      </Checkbox>
      <Button type="submit" full busy={busy} className="sign-go">
        {words.submit}
      </Button>
    </form>
  )
}

/** The exact text that is kept with the account. */
function Sentence() {
  const { consent: words } = useWords('accounts')
  return words.sentence.map(({ text, page }) =>
    page ? (
      <LegalLink key={text} name={page}>
        {text}
      </LegalLink>
    ) : (
      text
    ),
  )
}
