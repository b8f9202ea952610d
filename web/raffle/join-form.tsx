import { useRef, useState, type FormEvent } from 'react'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { joinRaffle, type Outcome } from './join.ts'
import type { Ticket } from './ticket.ts'
import { markJoined } from './tickets.ts'

/** Sends one ticket into the draw with a contact, which stays in no draft. */
export function JoinForm({ ticket }: { ticket: Ticket }) {
  const locale = useLocale()
  const { form } = useWords('raffle')
  const toast = useToast()
  const [contact, setContact] = useState('')
  const [agree, setAgree] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const errors = outcome?.kind === 'refused' ? outcome.errors : {}
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const came = await joinRaffle(ticket, { contact, agree_rules: agree }, locale, httpCall)
    setBusy(false)
    setOutcome(came)
    if (came.kind === 'refused') field.current?.focus()
    if (came.kind !== 'joined') return
    markJoined(ticket, came.entry)
    toast(form.done)
  }

  return (
    <form noValidate className="raffle-form" onSubmit={event => void submit(event)}>
      <TextField
        ref={field}
        label={form.contact}
        hint={form.contactHint}
        error={errors['contact']?.[0]}
        value={contact}
        onChange={event => {
          setContact(event.target.value)
          setOutcome(undefined)
        }}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <Checkbox
        error={errors['agree_rules']?.[0]}
        checked={agree}
        onChange={event => {
          setAgree(event.target.checked)
          setOutcome(undefined)
        }}
      >
        {form.agree}
      </Checkbox>
      <Trouble outcome={outcome} />
      <Button type="submit" icon="ticket" busy={busy}>
        {busy ? form.joining : form.join}
      </Button>
    </form>
  )
}

function Trouble({ outcome }: { outcome: Outcome | undefined }) {
  const { form } = useWords('raffle')
  const text = textOf(outcome, form)
  return text ? (
    <Notice kind="warn" role="alert">
      {text}
    </Notice>
  ) : null
}

function textOf(outcome: Outcome | undefined, form: ReturnType<typeof useWords<'raffle'>>['form']) {
  if (!outcome || outcome.kind === 'joined') return undefined
  if (outcome.kind === 'refused') return outcome.errors['token']?.[0]
  return form[outcome.kind]
}
