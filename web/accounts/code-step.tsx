import { useEffect, useRef, type FormEvent, type ReactNode, useSyncExternalStore } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { CodeField } from '#web/ui/forms/text-field.tsx'
import type { Attempt, Target } from './attempt.ts'
import { maskTarget } from './mask.ts'
import type { AttemptState } from './use-attempt.ts'

type Props = Pick<AttemptState, 'trouble' | 'busy' | 'resent' | 'resend' | 'mended'> & {
  /** Goes back to another address, if allowed. */
  back: AttemptState['back'] | undefined
  attempt: Attempt
  verify: (code: string) => void
  /** Submits automatically at the sixth digit. Off if the step has further fields. */
  eager: boolean
  submit: string
  children?: ReactNode
}

/** Field for the code, its validity, and when a new one can be requested. */
export function CodeStep({ attempt, trouble, busy, resent, eager, children, ...acts }: Props) {
  const { code: words } = useWords('accounts')
  const field = useRef<HTMLInputElement>(null)
  const left = useCountdown(attempt.codes[0]?.expires_at ?? 0)
  const works = left > 0
  const typed = () => (field.current?.value ?? '').replace(/\D/g, '')
  useEffect(() => field.current?.focus(), [resent])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (works) acts.verify(typed())
  }
  const input = () => {
    acts.mended('two_factor_code')
    if (eager && typed().length === 6) acts.verify(typed())
  }
  return (
    <form noValidate onSubmit={submit}>
      <CodeField
        ref={field}
        label={words.label}
        hint={<Sent target={attempt} />}
        error={trouble.fields['two_factor_code'] ?? (works ? undefined : words.expired)}
        maxLength={12}
        required
        readOnly={!works}
        onInput={input}
      />
      {works && <p className="note tabular sign-left">{words.left(minutesOf(Math.max(1, left - 1)))}</p>}
      {children}
      {works && (
        <Button type="submit" full busy={busy} className="sign-go">
          {acts.submit}
        </Button>
      )}
      <p role="status" className="sign-sent">
        {resent && words.resent}
      </p>
      <div className="sign-more">
        <Again at={attempt.resend_at} resend={acts.resend} />
        {acts.back && <LinkButton onClick={acts.back}>{words.otherAddress}</LinkButton>}
      </div>
    </form>
  )
}

/** Recipient of the code; masked, because others may see the screen. */
function Sent({ target }: { target: Target }) {
  const { before, after } = useWords('accounts').code.sent[target.channel]
  return (
    <>
      {before}
      <b className="sign-to">{maskTarget(target)}</b>
      {after}
    </>
  )
}

/** Countdown until a new code can be requested, then the button. */
function Again({ at, resend }: { at: number; resend: () => void }) {
  const { code: words } = useWords('accounts')
  const seconds = useCountdown(at)
  return seconds > 0 ? (
    <span className="note tabular">{words.resendIn(Math.max(1, seconds - 1))}</span>
  ) : (
    <LinkButton onClick={resend}>{words.resend}</LinkButton>
  )
}

/** Whole seconds until a time, counting down to 0; reaches 0 up to a second late, never early. */
function useCountdown(until: number): number {
  const now = useSyncExternalStore(everySecond, seconds, () => 0)
  return Math.max(0, Math.ceil(until / 1000 - now))
}

/** 272 → "4:32". */
const minutesOf = (left: number): string => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`

const seconds = (): number => Math.floor(Date.now() / 1000)

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
