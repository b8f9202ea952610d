import { useEffect, useState } from 'react'
import type { OpenedApplication } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { APPLICATION_ANSWERS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useOwnerCall } from '#web/owners/use-owner-call.ts'
import { useOwnerData } from '#web/owners/use-owner-data.ts'
import { isCallError } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { holdWords } from '#web/platform/session.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'

type Props = { one: OpenedApplication; onChange: (one: OpenedApplication) => void }
type Decision = (typeof APPLICATION_ANSWERS)[number]

/** The company's answer: written from a template that is changed, never sent with its gaps. */
export function AnswerForm({ one, onChange }: Props) {
  const { answer: words, one: said, states } = useWords('hiring')
  const { day } = useFormats()
  if (one.state === 'withdrawn') return null
  return (
    <section aria-labelledby="answer-h">
      <div className="halves-h">
        <h2 id="answer-h" tabIndex={-1}>
          {words.title}
        </h2>
      </div>
      {one.answered_on === null ? (
        <Form one={one} onChange={onChange} />
      ) : (
        <>
          <p>
            <b>{said.answered(states[one.state], day(one.answered_on))}</b>
          </p>
          <p className="received-words">{one.answer}</p>
          <NextWaiting />
        </>
      )}
    </section>
  )
}

/** Whoever has waited longest. */
function NextWaiting() {
  const locale = useLocale()
  const { one: words } = useWords('hiring')
  const { count } = useFormats()
  const { data } = useOwnerData('ownerApplications', { query: { waiting: true } })
  const next = data?.applications.at(-1)
  if (!next) return null
  return (
    <ButtonLink kind="line" href={href(locale, 'ownerApplication', { application: next.id })}>
      {words.next(next.name ?? '', count(data?.applications.length ?? 0))}
    </ButtonLink>
  )
}

function Form({ one, onChange }: Props) {
  const { answer: words } = useWords('hiring')
  const { count } = useFormats()
  const { decision, choose, message, write, error, busy, send } = useAnswer({ one, onChange })
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <RadioCards
        name="decision"
        legend={words.decision}
        value={decision ?? ''}
        onChange={value => choose(value as Decision)}
        options={APPLICATION_ANSWERS.map(value => ({ value, label: words.decisions[value] }))}
      />
      <TextArea
        name="message"
        label={words.message}
        hint={one.locale === 'id' ? words.hint : words.hintOther}
        lang={one.locale}
        rows={10}
        value={message}
        limit={APPLICATION.answer.max}
        counter={used => words.counter(count(used), count(APPLICATION.answer.max))}
        error={error}
        onInput={event => write(event.currentTarget.value)}
      />
      <Button type="submit" full busy={busy}>
        {words.send}
      </Button>
    </form>
  )
}

function useAnswer({ one, onChange }: Props) {
  const { answer: words } = useWords('hiring')
  const call = useOwnerCall()
  const toast = useToast()
  const [decision, setDecision] = useState<Decision>()
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const templates = words.templates[one.locale]
  const of = (which: Decision) => templates[which](one.name ?? '', one.vacancy.title)
  const isOwn = message !== '' && !(decision && message === of(decision))
  useEffect(() => (isOwn ? holdWords() : undefined), [isOwn])

  function choose(which: Decision): void {
    setDecision(which)
    setError(undefined)
    if (!isOwn) setMessage(of(which))
  }

  async function send(): Promise<void> {
    if (!decision || message.trim().length < APPLICATION.answer.min) return setError(words.missing)
    if (/\[[^\]]*\]/.test(message)) return setError(words.fill)
    setBusy(true)
    try {
      onChange(await call('answerApplication', { params: { id: one.id }, body: { decision, message } }))
      toast(words.sent)
      // The form is gone, and the keyboard goes on where it stood.
      requestAnimationFrame(() => document.getElementById('answer-h')?.focus())
    } catch (problem) {
      if (!isCallError(problem)) throw problem
      setError(problem.errors['message']?.[0] ?? (problem.message || words.failed))
    } finally {
      setBusy(false)
    }
  }

  return {
    decision,
    choose,
    message,
    write(text: string) {
      setMessage(text)
      setError(undefined)
    },
    error,
    busy,
    send,
  }
}
