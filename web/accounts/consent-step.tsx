import { useEffect, useRef, type FormEvent } from 'react'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { SignIn } from './use-sign-in.ts'

/** What a new account agrees to; nothing is ticked beforehand. */
export function ConsentStep({ trouble, busy, agree, mended }: SignIn) {
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
        {words.title}
      </h2>
      <p className="sign-p">{words.lead}</p>
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

/** The exact text that is kept with the account; its links open beside, so that nothing typed is lost. */
function Sentence() {
  const locale = useLocale()
  const { consent: words } = useWords('accounts')
  return words.sentence.map(({ text, page }) =>
    page ? (
      <a key={text} href={href(locale, page)} target="_blank" rel="noopener" title={words.newTab}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}
