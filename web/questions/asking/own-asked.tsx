import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ASKER_TYPES, AUTHOR_TYPES } from '#shared/contract/keys.ts'
import type { OwnAsked as Own } from '#shared/contract/questions/asking.ts'
import { ANSWER, QUESTION } from '#shared/contract/questions/limits.ts'
import { href } from '#shared/paths.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { AskedFields } from './asked-fields.tsx'
import type { Answered } from './send.ts'
import { Sure } from './sure.tsx'

type Props = { code: string; own: Own; onChange: () => Promise<void>; onLeave: () => void }

/** What became of a question or an answer, and what its code's holder may do with it. */
export function OwnAsked({ code, own, onChange, onLeave }: Props) {
  const locale = useLocale()
  const { own: words } = useWords('asking')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state, guideline, note, gone } = own
  const isOpen = gone === null && (state === 'pending' || state === 'rejected')
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.one(words.kinds[own.kind], own.company.name)}
      </h1>
      <p role="status">
        <b>{standing(own, words)}</b>
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
      {own.told && <p className="note">{words.told}</p>}
      {state === 'published' && gone === null && (
        <ArrowLink href={href(locale, 'question', { id: own.question_id })}>{words.see}</ArrowLink>
      )}
      {isOpen && <Change code={code} own={own} onChange={onChange} />}
      {state !== 'withdrawn' && (
        <Sure
          ask={words.withdraw}
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

/** What readers see of it, and through whom. */
function standing({ state, gone, removed_by }: Own, words: AllWords['asking']['own']): string {
  if (removed_by === 'request' || removed_by === 'law') return words.states[removed_by]
  if (state === 'removed' && removed_by === 'owner') return words.takenOff
  return gone && (state === 'published' || state === 'pending') ? words.gone[gone] : words.states[state]
}

function Change({ code, own, onChange }: Omit<Props, 'onLeave'>) {
  const words = useWords('asking')
  const { field: wrong } = useWords('errors')
  const toast = useToast()
  const [trouble, setTrouble] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const isQuestion = own.kind === 'question'
  const typed = { message: own.words, name: own.name ?? '', author_type: own.author_type }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const said = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { email: _, ...body } = said
    setBusy(true)
    try {
      await httpCall('editMessage', { body: body as never }, code)
      setTrouble(undefined)
      toast(words.own.changed)
      await onChange()
    } catch (error) {
      if (!isCallError(error)) throw error
      const errors = Object.entries(error.errors).map(([field, [first = '']]) => [field, first])
      // Only whoever opens the code knows which of the two it is: otherwise it would be told after all else is mended.
      const short = isQuestion && (said['message'] ?? '').trim().length < QUESTION.min
      const message = short && { message: wrong.too_short(QUESTION.min) }
      setTrouble({
        typed: said,
        errors: { ...message, ...Object.fromEntries(errors) },
        message: error.message,
      })
    }
    setBusy(false)
  }

  return (
    <form onSubmit={event => void send(event)} noValidate>
      <AskedFields
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
