import { useState, type FormEvent } from 'react'
import { REPLY_ROLES } from '#shared/contract/keys.ts'
import { ANSWER } from '#shared/contract/questions/limits.ts'
import type { OwnerQuestion } from '#shared/contract/questions/owner-questions.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'

type Props = { one: OwnerQuestion; onChange: (one: OwnerQuestion) => void }

/** The company says something to a question, or says it anew. */
export function AnswerForm({ one: { question, own }, onChange }: Props) {
  const { owner: words } = useWords('asking')
  const { reply } = useWords('reviews')
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const said = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setError(undefined)
    try {
      const body = { ...said, version: own?.version ?? null } as never
      const next = await call('answerQuestion', { params: { id: question.id }, body })
      toast(words.sent[next.own?.state ?? 'published'])
      onChange(next)
    } catch (failure) {
      if (!isCallError(failure)) throw failure
      const found = failure.code === 'conflict' ? words.met : failure.message
      setError(failure.errors['text']?.[0] ?? (found || words.failed))
    }
    setBusy(false)
  }

  return (
    <form onSubmit={event => void send(event)} noValidate>
      {own && own.state !== 'published' && <p className="answers-state">{words.sent[own.state]}</p>}
      <TextArea
        name="text"
        label={words.field}
        hint={words.hint}
        rows={4}
        maxLength={ANSWER.max}
        defaultValue={own?.words}
        error={error}
      />
      <SelectField
        name="role"
        label={words.as}
        options={REPLY_ROLES.map(value => ({ value, label: reply.roles[value] }))}
        defaultValue={own?.role}
      />
      <Button type="submit" busy={busy}>
        {own ? words.change : words.send}
      </Button>
    </form>
  )
}
