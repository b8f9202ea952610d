import { useRef } from 'react'
import type { OpenedApplication } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { APPLICATION_ANSWERS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { FormNav } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import type { Decision } from './answer-draft.ts'
import { useAnswer } from './use-answer.ts'
import { useReceived } from './use-received.ts'

type Props = { one: OpenedApplication; onChange: (one: OpenedApplication) => void }

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
          <NextWaiting id={one.id} />
        </>
      )}
    </section>
  )
}

function NextWaiting({ id }: { id: string }) {
  const locale = useLocale()
  const { one: words } = useWords('hiring')
  const { count } = useFormats()
  const { next, waiting } = useNext(id)
  if (!next) return null
  return (
    <ButtonLink kind="line" href={href(locale, 'ownerApplication', { application: next.id })}>
      {words.next(next.name ?? '', count(waiting))}
    </ButtonLink>
  )
}

/** Of the others whoever has waited longest, and how many wait. */
function useNext(id: string) {
  const { data } = useReceived({ waiting: true })
  const others = data?.applications.filter(one => one.id !== id) ?? []
  return { next: others.at(-1), waiting: others.length }
}

function Form({ one, onChange }: Props) {
  const { answer: words } = useWords('hiring')
  const { count } = useFormats()
  const field = useRef<HTMLTextAreaElement>(null)
  const { next, waiting } = useNext(one.id)
  const answer = useAnswer({ one, onChange, field })
  const hint = one.locale === 'id' ? words.hint : words.hintOther
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void answer.send(next)
      }}
    >
      <RadioCards
        name="decision"
        legend={words.decision}
        value={answer.decision ?? ''}
        onChange={value => answer.choose(value as Decision)}
        options={APPLICATION_ANSWERS.map(value => ({ value, label: words.decisions[value] }))}
      />
      <TextArea
        ref={field}
        name="message"
        label={words.message}
        hint={answer.isAsBefore ? `${words.asBefore} ${hint}` : hint}
        lang={one.locale}
        rows={10}
        value={answer.message}
        limit={APPLICATION.answer.max}
        counter={used => words.counter(count(used), count(APPLICATION.answer.max))}
        error={answer.error}
        onInput={event => answer.write(event.currentTarget.value)}
      />
      {next ? (
        <FormNav>
          <Button kind="line" busy={answer.busy} onClick={() => void answer.send()}>
            {words.sendOnly}
          </Button>
          <Button type="submit" grow busy={answer.busy}>
            {words.sendNext(count(waiting))}
          </Button>
        </FormNav>
      ) : (
        <Button type="submit" full busy={answer.busy}>
          {words.send}
        </Button>
      )}
    </form>
  )
}
