import { useRef, useState, type FormEvent, useEffect } from 'react'
import { useWords, useLocale } from '#web/platform/locale.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import type { OwnMessage as Own } from '#shared/contract/questions/asking.ts'
import { useWork } from '#web/forms/use-submit.ts'
import { parseManageCode } from '#shared/rules/manage-code.ts'
import { ActionButton, Button, LinkButton, ArrowLink } from '#web/ui/controls/button.tsx'
import { FoldedCode } from '#web/ui/forms/folded-code.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { forgetQuestionCode, useQuestionCodes } from './own-codes.ts'
import { ASKER_TYPES, AUTHOR_TYPES } from '#shared/contract/keys.ts'
import { ANSWER, QUESTION } from '#shared/contract/questions/limits.ts'
import { href } from '#shared/paths.ts'
import type { AllWords } from '#web/platform/words.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { MessageFields } from './message-fields.tsx'
import type { Answered } from './send.ts'
import { Sure } from './sure.tsx'
import '../questions.css'

type Opened = { code: string; own: Own }

/** The user's questions and answers, found by their manage codes. */
export function OwnQuestions() {
  const { own: words } = useWords('asking')
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useWork()
  const field = useRef<HTMLInputElement>(null)

  const open = (code: string) =>
    run(async () => {
      setProblem(undefined)
      try {
        setOpened({ code, own: await httpCall('ownMessage', {}, code) })
      } catch (error) {
        setProblem(isCallError(error) && error.status === 404 ? words.wrong : words.failed)
      }
    })

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = parseManageCode(field.current?.value ?? '')
    if (!code) return setProblem(words.wrong)
    void open(code)
  }

  if (opened)
    return (
      <div className="wrap wrap-form asked-page">
        <OwnMessageEntry
          key={opened.code}
          {...opened}
          onChange={() => open(opened.code)}
          onLeave={() => setOpened(undefined)}
        />
      </div>
    )
  return (
    <div className="wrap wrap-form asked-page">
      <h1>{words.title}</h1>
      <p className="form-p">{words.lead}</p>
      <form className="only-script" noValidate onSubmit={press}>
        <TextField
          ref={field}
          label={words.label}
          hint={words.hint}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" busy={busy}>
          {busy ? words.opening : words.open}
        </Button>
      </form>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <StoredCodes onOpen={code => void open(code)} />
    </div>
  )
}

function StoredCodes({ onOpen }: { onOpen: (code: string) => void }) {
  const { own: words } = useWords('asking')
  const codes = useQuestionCodes()
  if (codes.length === 0) return null
  return (
    <Section title={words.savedHere}>
      <ul className="asked-kept">
        {codes.map(({ code, kind, company }) => (
          <li key={code}>
            <LinkButton onClick={() => onOpen(code)}>{words.one(words.kinds[kind], company)}</LinkButton>
            <span className="note">… {code.slice(-4)}</span>
            <ActionButton icon="trash-2" quiet onClick={() => forgetQuestionCode(code)}>
              {words.forget}
              <span className="vh"> ({code.slice(-4)})</span>
            </ActionButton>
            <FoldedCode
              code={code}
              summary={
                <>
                  {words.code.show}
                  <span className="vh"> ({code.slice(-4)})</span>
                </>
              }
              words={words.code}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Props = { code: string; own: Own; onChange: () => Promise<void>; onLeave: () => void }

/** State of a question or an answer, and the actions of the code's holder. */
function OwnMessageEntry({ code, own, onChange, onLeave }: Props) {
  const locale = useLocale()
  const { own: words } = useWords('asking')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state, guideline, note, question_state: questionState } = own
  const isOpen = questionState === null && (state === 'pending' || state === 'rejected')
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.one(words.kinds[own.kind], own.company.name)}
      </h1>
      <p role="status">
        <b>{shownState(own, words)}</b>
      </p>
      {guideline !== null && (
        <Notice>
          <p>
            <a href={href(locale, 'guidelines')}>{words.reason(guideline)}</a>
          </p>
          {note !== null && (
            <p>
              {words.note}: {note}
            </p>
          )}
        </Notice>
      )}
      {own.question !== null && (
        <p className="note">
          {words.answersOf} {own.question}
        </p>
      )}
      {!isOpen && own.words !== '' && <blockquote lang={own.locale}>{own.words}</blockquote>}
      {own.gets_mails && <p className="note">{words.getsMails}</p>}
      {state === 'published' && questionState === null && (
        <ArrowLink href={href(locale, 'question', { id: own.question_id })}>{words.see}</ArrowLink>
      )}
      {isOpen && <Change code={code} own={own} onChange={onChange} />}
      {state !== 'withdrawn' && (
        <Sure
          action={words.withdraw}
          {...words}
          onYes={async () => {
            await httpCall('withdrawMessage', {}, code)
            await onChange()
          }}
        />
      )}
      <Button kind="line" onClick={onLeave}>
        {words.back}
      </Button>
    </>
  )
}

/** What readers see of it, and who removed it. */
function shownState(
  { state, question_state: questionState, removed_by }: Own,
  words: AllWords['asking']['own'],
): string {
  if (removed_by === 'request' || removed_by === 'law') return words.states[removed_by]
  if (state === 'removed' && removed_by === 'owner') return words.takenOff
  return questionState && (state === 'published' || state === 'pending')
    ? words.questionStates[questionState]
    : words.states[state]
}

function Change({ code, own, onChange }: Omit<Props, 'onLeave'>) {
  const words = useWords('asking')
  const { field: wrong } = useWords('errors')
  const toast = useToast()
  const [trouble, setTrouble] = useState<Answered>()
  const { busy, run } = useWork()
  const isQuestion = own.kind === 'question'
  const typed = { message: own.words, name: own.name ?? '', author_type: own.author_type }

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { email: _, ...body } = values
    void run(async () => {
      try {
        await httpCall('editMessage', { body: body as never }, code)
        setTrouble(undefined)
        toast(words.own.changed)
        await onChange()
      } catch (error) {
        if (!isCallError(error)) throw error
        const errors = Object.entries(error.errors).map(([field, [first = '']]) => [field, first])
        // The length is validated here, because only the holder of the code knows whether it is a question; otherwise
        // the server would report it only after the other errors are fixed.
        const short = isQuestion && (values['message'] ?? '').trim().length < QUESTION.min
        const message = short && { message: wrong.too_short(QUESTION.min) }
        setTrouble({
          typed: values,
          errors: { ...message, ...Object.fromEntries(errors) },
          message: error.message,
        })
      }
    })
  }

  return (
    <form onSubmit={send} noValidate>
      <MessageFields
        words={isQuestion ? words.ask.field : words.answering.field}
        most={isQuestion ? QUESTION.max : ANSWER.max}
        types={isQuestion ? ASKER_TYPES : AUTHOR_TYPES}
        answer={trouble ?? { typed }}
        named={isQuestion}
        unwritten
      />
      <Button type="submit" busy={busy}>
        {words.own.change}
      </Button>
    </form>
  )
}
