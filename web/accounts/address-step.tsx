import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { readPhone, showPhone } from '#shared/rules/phone.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Target } from './attempt.ts'
import { VisitOnly } from './visit-only.tsx'
import { FIELD, type AttemptState } from './use-attempt.ts'
import type { SignInMode } from './use-sign-in.ts'

type Channel = Target['channel']
type Props = Pick<AttemptState, 'trouble' | 'busy' | 'mended'> & {
  /** Address of the previous attempt, as initial value. */
  stored: Target | undefined
  request: (given: Target) => void
  /** Domain of the given address if it seems to belong to an employer. */
  employers?: string | undefined
  /** Explanation why an address is needed, on this step only. */
  lead?: string
  mode?: SignInMode
  /**
   * In the dialog the field gets focus on opening and after each change of mode; screen readers then read label and
   * explanation.
   */
  inDialog?: boolean | undefined
  /** Replaces the hint below the address. */
  hint?: string
  /** The only channel, if there is no choice. */
  only?: Channel
  /** WhatsApp is offered next to email. */
  whatsapp?: boolean
}

const CHANNELS = ['email', 'whatsapp'] as const
const INPUTS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 100 },
} as const

/**
 * Step that asks where to send the code. The field has no name: if the form is submitted before JavaScript runs, the
 * address is not sent.
 */
export function AddressStep({ trouble, busy, request, mended, stored, employers, ...props }: Props) {
  const { lead, mode, inDialog, whatsapp, only, hint } = props
  const { address, ...words } = useWords('accounts')
  const [channel, setChannel] = useState<Channel>(only ?? ((whatsapp && stored?.channel) || 'email'))
  const [typed, setTyped] = useState({
    email: '',
    whatsapp: '',
    ...(stored && { [stored.channel]: stored.to }),
  })
  const { number } = readPhone(typed.whatsapp)
  const field = useRef<HTMLInputElement>(null)
  const leadId = useId()
  useEffect(() => {
    if (inDialog) field.current?.focus()
  }, [inDialog, mode])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    request({ channel, to: field.current?.value ?? '' })
  }
  const choose = (next: string) => {
    mended(FIELD[channel])
    setChannel(next as Channel)
  }
  // As an attribute, because the browser reads it when it opens a dialog.
  const take = (input: HTMLInputElement | null) => {
    field.current = input
    if (inDialog) input?.setAttribute('autofocus', '')
  }
  return (
    <form noValidate onSubmit={submit}>
      {lead && (
        <p className="sign-p" id={leadId}>
          {lead}
        </p>
      )}
      {whatsapp && (
        <RadioCards
          name="channel"
          two
          legend={address.choice}
          value={channel}
          onChange={choose}
          options={CHANNELS.map(value => ({ value, label: words[value].channel }))}
        />
      )}
      <TextField
        key={channel}
        ref={take}
        {...INPUTS[channel]}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        aria-describedby={inDialog ? leadId : undefined}
        defaultValue={typed[channel]}
        label={words[channel].label}
        hint={hint ?? words[channel].hint}
        error={trouble.fields[FIELD[channel]]}
        understood={channel === 'whatsapp' && number && words.whatsapp.understood(showPhone(number))}
        onInput={event => {
          setTyped({ ...typed, [channel]: event.currentTarget.value })
          mended(FIELD[channel])
        }}
      />
      {employers && (
        <Notice kind="warn" role="alert">
          <p>{words.email.employers(employers)}</p>
        </Notice>
      )}
      {!only && <VisitOnly />}
      <Button type="submit" full busy={busy} className="sign-go">
        {employers ? words.email.anyway : words.email.submit}
      </Button>
    </form>
  )
}
