import { type ReactNode, useEffect, useRef, type FormEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Steps } from '#web/ui/forms/form.tsx'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSignIn, type SignInMode, type SignIn } from './use-sign-in.ts'
import { LegalLink } from '#web/library/legal/legal-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import './accounts.css'

const STEPS = ['address', 'code', 'consent'] as const

/** Sign-in with a one-time code, on a page or in a dialog. `onDone` is called after the session was started. */
export function SignInForm({
  mode,
  onDone,
  lead,
  other,
  inDialog,
}: {
  mode: SignInMode
  onDone: () => void
  lead: string
  /** Link to the other mode, until a code was sent: after that both modes are the same. */
  other: ReactNode
  inDialog?: boolean
}) {
  const form = useSignIn(mode, onDone)
  const words = useWords('accounts')
  const names = { address: words.address.step, code: words.code.step, consent: words.consent.step }
  const { whatsapp } = useSite()
  const now = STEPS.indexOf(form.step) + 1
  const { attempt, step } = form
  return (
    <>
      <TroubleBox trouble={form.trouble}>
        {mode === 'register' && (
          <Steps now={now} of={STEPS.length} label={words.step(now, STEPS.length)} title={names[step]} />
        )}
        {step === 'address' && (
          <AddressStep {...form} mode={mode} lead={lead} inDialog={inDialog} whatsapp={whatsapp !== null} />
        )}
        {step === 'code' && attempt && (
          <CodeStep {...form} attempt={attempt} eager submit={words.code.submit} />
        )}
        {step === 'consent' && <ConsentStep {...form} mode={mode} />}
      </TroubleBox>
      {step === 'address' && other}
    </>
  )
}

/** Consent for a new account; no box is preselected. */
function ConsentStep({ mode, trouble, busy, agree, mended }: SignIn & { mode: SignInMode }) {
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

/** The exact text of the consent, which is stored with the account. */
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
