import { useEffect, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { OpenedApplication } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { href } from '#shared/paths.ts'
import { ownerDraft, OWNER } from '#web/owners/session.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { answerDraft, type AnswerDraft, type Decision } from './answer-draft.ts'
import { begunAnswer, withoutName } from './begun-answer.ts'
import { useFound } from '#web/reviews/screening/use-found.ts'

type Props = {
  one: OpenedApplication
  onChange: (one: OpenedApplication) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** State of an answer: it cannot be sent with placeholders of the template, and the draft is kept until it is sent. */
export function useAnswer({ one, onChange, field }: Props) {
  const { answer: words } = useWords('hiring')
  const locale = useLocale()
  const navigate = useNavigate()
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const begun = useBegun(one)
  const [draft, setDraft] = useDraft(one.id)
  const { busy, trouble, setTrouble, run } = useSubmit({ offline: words.failed }, FIELDS)
  const setError = (message?: string) => setTrouble({ fields: message ? { message } : {} })
  const error = trouble.fields['message'] ?? trouble.message
  const { decision, message } = draft
  const money = useMoneyWarning(message)

  function write(part: AnswerDraft): void {
    setDraft(part)
    setError(undefined)
  }

  function choose(which: Decision): void {
    const isOwn = message !== '' && !(decision && message === begun(decision).message)
    write({ decision: which, message: isOwn ? message : begun(which).message })
  }

  /** `next`: the application to open afterwards. */
  function send(next?: { id: string }): void {
    const [gap] = message.matchAll(/\[[^\]]*\]/g)
    if (!decision || message.trim().length < APPLICATION.answer.min) return setError(words.missing)
    if (gap) return refuse(words.fill, gap)
    run(async () => {
      const now = await call('answerApplication', { params: { id: one.id }, body: { decision, message } })
      begun(decision).save(message)
      // The form unmounts before it could delete its draft itself.
      answerDraft(one.id).put(undefined)
      toast(words.sent)
      if (next) return await navigate(href(locale, 'ownerApplication', { application: next.id }))
      onChange(now)
      // The form is gone, so that the focus moves to the heading that replaces it.
      requestAnimationFrame(() => document.getElementById('answer-h')?.focus())
    })
  }

  /** Selects the placeholder, so that typing replaces it. */
  function refuse(why: string, { index, 0: { length } }: RegExpMatchArray & { index: number }): void {
    setError(why)
    field.current?.focus()
    field.current?.setSelectionRange(index, index + length)
  }

  const isAsBefore = decision !== undefined && begun(decision).isAsBefore
  return {
    decision,
    message,
    error: error ?? money,
    busy,
    choose,
    send,
    isAsBefore,
    write: (text: string) => write({ ...draft, message: text }),
  }
}

/** Initial text of this answer, and the text that the next one can reuse. */
function useBegun(one: OpenedApplication) {
  const { answer: words } = useWords('hiring')
  return (decision: Decision) => {
    const template = words.templates[one.locale][decision]
    const last = ownerDraft<string>(`last-answer:${one.vacancy.id}:${decision}:${one.locale}`)
    const before = last.get()
    return {
      message: begunAnswer(template, one, before),
      isAsBefore: before !== undefined,
      save: (message: string) => last.put(withoutName(template, one, message) ?? before),
    }
  }
}

const FIELDS = ['message']
const NONE: AnswerDraft = { message: '' }

function useDraft(id: string) {
  const [draft, setDraft] = useState(() => answerDraft(id).get() ?? NONE)
  useEffect(() => void answerDraft(id).put(draft.message === '' ? undefined : draft), [id, draft])
  return [draft, setDraft] as const
}

/** Warning for an answer that asks the applicant for money, debounced; the server refuses it with the same words. */
function useMoneyWarning(text: string): string | undefined {
  const { field } = useWords('errors')
  const { of, found: span } = useFound(text, look, undefined)
  return of === text && span !== undefined ? field.asks_money(span) : undefined
}

const look = async (text: string): Promise<string | undefined> =>
  (await import('#shared/rules/vacancy/read.ts')).moneyRequestIn(text)
