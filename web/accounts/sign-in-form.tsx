import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Steps } from '#web/ui/forms/form.tsx'
import { AddressStep } from './address-step.tsx'
import { CodeStep } from './code-step.tsx'
import { ConsentStep } from './consent-step.tsx'
import { TroubleBox } from './trouble-box.tsx'
import { useSignIn, type SignInMode } from './use-sign-in.ts'
import './accounts.css'

const STEPS = ['address', 'code', 'consent'] as const

/** Signing in by a code that is sent, as a page or in a dialog. `onDone` comes when the session has begun. */
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
  /** The way to the other mode, until a code is sent: from there on both go the same way. */
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
