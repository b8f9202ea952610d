import { useRef } from 'react'
import { useParams } from 'react-router'
import type { OpenedApplication } from '#shared/contract/jobs/applications.ts'
import { href } from '#shared/paths.ts'
import { ownerSession, OWNER } from '#web/owners/session.ts'
import { useWork } from '#web/forms/use-submit.ts'
import { Waiting } from '#web/owners/waiting.tsx'
import { isCallError } from '#web/platform/call.ts'
import { useData } from '#web/platform/use-data.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { answerDraft, isWaiting, type Decision } from './answer-draft.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { APPLICATION_ANSWERS } from '#shared/contract/keys.ts'
import { FormNav } from '#web/ui/forms/form.tsx'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { useAnswer } from './use-answer.ts'
import { useReceived } from './use-received.ts'
import '../owner-desk.css'
import '#web/ui/layout/profile-head.css'
import './applications.css'

/** One application. Opening it notifies the applicant that it was seen. */
export function OneApplication() {
  const locale = useLocale()
  const { one: words } = useWords('hiring')
  const { application: id = '' } = useParams()
  const loaded = useOpened(id)
  return (
    <>
      <p className="answers-back">
        <a href={href(locale, 'ownerApplications')}>{words.back}</a>
      </p>
      {loaded.missing ? (
        <>
          <h1>{words.title}</h1>
          <Empty>
            <p>{words.missing}</p>
          </Empty>
        </>
      ) : (
        <>
          <h1>{loaded.data?.name ?? words.title}</h1>
          <Waiting loaded={loaded}>
            {one => (
              <div className="halves">
                <Written one={one} />
                <AnswerForm key={`${one.id} ${one.state}`} one={one} onChange={loaded.put} />
              </div>
            )}
          </Waiting>
        </>
      )}
    </>
  )
}

function useOpened(id: string) {
  const call = useSessionCall(OWNER)
  return useData(id, async () => {
    try {
      const one = await call('openApplication', { params: { id } })
      if (!isWaiting(one)) answerDraft(id).put(undefined)
      return one
    } catch (error) {
      if (isCallError(error) && error.status === 404) answerDraft(id).put(undefined)
      throw error
    }
  })
}

function Written({ one }: { one: OpenedApplication }) {
  const { one: words, states } = useWords('hiring')
  const { day } = useFormats()
  const { vacancy, phone, email, message, file, state, sent_on } = one
  return (
    <section aria-label={words.title}>
      <p className="dotted">
        <span lang={vacancy.locale}>{words.for(vacancy.title)}</span>
        <span>{day(sent_on)}</span>
        <span>{states[state]}</span>
      </p>
      {file === null ? (
        <Notice>
          <p>{words.withdrawn}</p>
        </Notice>
      ) : (
        <>
          {phone && (
            <p>
              <a href={`tel:${phone}`}>{phone}</a>
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {message && <p className="received-words">{message}</p>}
          <Download id={one.id} file={file} />
          <p className="note">{words.retention}</p>
        </>
      )}
    </section>
  )
}

function Download({ id, file }: { id: string; file: string }) {
  const { one: words } = useWords('hiring')
  const toast = useToast()
  const { busy, run } = useWork()
  const save = () =>
    run(async () => {
      const isSaved = await saveFile('applicationFile', { id }, file, ownerSession()?.token)
      if (!isSaved) toast(words.fileFailed)
    })
  return (
    <p>
      <Button kind="line" icon="download" busy={busy} onClick={() => void save()}>
        {words.file}: {file}
      </Button>
    </p>
  )
}

type Props = { one: OpenedApplication; onChange: (one: OpenedApplication) => void }

/** The company's answer, based on a template; placeholders must be replaced before sending. */
function AnswerForm({ one, onChange }: Props) {
  const { answer: words, one: texts, states } = useWords('hiring')
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
            <b>{texts.answered(states[one.state], day(one.answered_on))}</b>
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

/** Of the other applications the one that has waited longest, and the number of unanswered ones. */
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
