import { useState, type FormEvent } from 'react'
import type { DrawnMonth, RaffleState } from '#shared/contract/raffle/raffle.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ActionButton, ButtonLink, LinkButton, Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { forgetTicket, useTickets, type JoinedTicket, type WaitingTicket, markJoined } from './tickets.ts'
import { usePhrases } from './use-phrases.ts'
import { httpCall } from '#web/platform/call.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useSubmit, type Trouble } from '#web/forms/use-submit.ts'
import { useTroubleFocus } from '#web/forms/use-trouble-focus.ts'
import { joinRaffle } from './join.ts'
import type { Ticket } from './ticket.ts'

/** Tickets in this browser: waiting, ready to join, in the draw, drawn. */
export function OwnTickets({ raffle }: { raffle: RaffleState }) {
  const locale = useLocale()
  const { own } = useWords('raffle')
  const { waiting, joined } = useTickets()
  const [eager, setEager] = useState(false)
  const [now] = useState(() => Date.now())
  const taking = raffle.months.map(({ month }) => month)
  const open = waiting.filter(({ month }) => taking.includes(month))
  const over = waiting.filter(({ month }) => !taking.includes(month))
  const ready = open.filter(({ ready_at }) => eager || ready_at <= now)
  const early = open.filter(ticket => !ready.includes(ticket))
  return (
    <Section title={own.title} icon="ticket" className="raffle-own">
      {waiting.length + joined.length === 0 && (
        <>
          <p>{own.none}</p>
          <ButtonLink kind="line" icon="pen-line" href={href(locale, 'writeReview')}>
            {own.write}
          </ButtonLink>
        </>
      )}
      {ready[0] && (
        <>
          <p role="status">{own.ready(ready.length)}</p>
          <JoinForm key={ready[0].token} ticket={ready[0]} />
        </>
      )}
      {early.length > 0 && <Early tickets={early} onJoin={() => setEager(true)} />}
      {over.map(ticket => (
        <Over key={ticket.token} ticket={ticket} />
      ))}
      {joined.length > 0 && (
        <ul>
          {joined.map(ticket => (
            <Joined key={ticket.entry} ticket={ticket} draws={raffle.draws} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Early({ tickets, onJoin }: { tickets: WaitingTicket[]; onJoin: () => void }) {
  const { own } = useWords('raffle')
  const phrases = usePhrases()
  return (
    <Notice>
      {tickets.map(({ token, month, ready_at }) => (
        <p key={token}>
          <b>{own.waiting(phrases.month(month), phrases.moment(ready_at))}</b>
        </p>
      ))}
      <p>{own.why}</p>
      <LinkButton onClick={onJoin}>{own.anyway}</LinkButton>
    </Notice>
  )
}

function Over({ ticket }: { ticket: WaitingTicket }) {
  const { own } = useWords('raffle')
  const phrases = usePhrases()
  return (
    <div className="raffle-over">
      <p>{own.over(phrases.month(ticket.month))}</p>
      <ActionButton icon="trash-2" quiet onClick={() => forgetTicket(ticket)}>
        {own.forget}
      </ActionButton>
    </div>
  )
}

function Joined({ ticket: { month, entry }, draws }: { ticket: JoinedTicket; draws: readonly DrawnMonth[] }) {
  const { own } = useWords('raffle')
  const phrases = usePhrases()
  const draw = draws.find(one => one.month === month)
  const saying = !draw ? own.joined : draw.winners.includes(entry) ? own.won : own.lost
  return <li>{saying(phrases.month(month), phrases.number(entry))}</li>
}

/** Form that enters one ticket into the draw with contact data, which is not stored in the browser. */
function JoinForm({ ticket }: { ticket: Ticket }) {
  const locale = useLocale()
  const { form } = useWords('raffle')
  const toast = useToast()
  const [contact, setContact] = useState('')
  const [agree, setAgree] = useState(false)
  const { busy, trouble, setTrouble, mended, run } = useSubmit(form)
  const box = useTroubleFocus<HTMLFormElement>(trouble)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      const outcome = await joinRaffle(ticket, { contact, agree_rules: agree }, locale, httpCall)
      if (outcome.kind === 'refused') return setTrouble(refusal(outcome.errors))
      if (outcome.kind !== 'joined') return setTrouble({ fields: {}, message: form[outcome.kind] })
      markJoined(ticket, outcome.entry)
      toast(form.done)
    })
  }

  return (
    <form noValidate className="raffle-form" ref={box} onSubmit={submit}>
      <TextField
        label={form.contact}
        hint={form.contactHint}
        error={trouble.fields['contact']}
        value={contact}
        onChange={event => {
          setContact(event.target.value)
          mended('contact')
        }}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <Checkbox
        error={trouble.fields['agree_rules']}
        checked={agree}
        onChange={event => {
          setAgree(event.target.checked)
          mended('agree_rules')
        }}
      >
        {form.agree}
      </Checkbox>
      {trouble.message && (
        <Notice kind="warn" role="alert">
          {trouble.message}
        </Notice>
      )}
      <Button type="submit" icon="ticket" busy={busy}>
        {busy ? form.joining : form.join}
      </Button>
    </form>
  )
}

/** An error of a value without a field, such as the ticket, is shown for the whole form. */
function refusal({ token, ...errors }: Record<string, string[]>): Trouble {
  const fields = Object.fromEntries(Object.entries(errors).map(([field, [text = '']]) => [field, text]))
  return { fields, ...(token?.[0] && { message: token[0] }) }
}
