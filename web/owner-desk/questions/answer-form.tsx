import type { SubmitEvent } from 'react'
import { REPLY_ROLES } from '#shared/contract/keys.ts'
import { ANSWER } from '#shared/contract/questions/limits.ts'
import type { OwnerQuestion } from '#shared/contract/questions/owner-questions.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
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
  const { busy, trouble, run } = useSubmit({ offline: words.failed }, ['text'])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = Object.fromEntries(new FormData(event.currentTarget))
    const body = { ...said, version: own?.version ?? null } as never
    run(async () => {
      const next = await call('answerQuestion', { params: { id: question.id }, body }).catch(error => {
        // A colleague has answered meanwhile.
        throw isCallError(error) && error.code === 'conflict' ? { ...error, message: words.met } : error
      })
      toast(words.sent[next.own?.state ?? 'published'])
      onChange(next)
    })
  }

  return (
    <form onSubmit={send} noValidate>
      {own && own.state !== 'published' && <p className="answers-state">{words.sent[own.state]}</p>}
      <TextArea
        name="text"
        label={words.field}
        hint={words.hint}
        rows={4}
        maxLength={ANSWER.max}
        defaultValue={own?.words}
        error={trouble.fields['text'] ?? trouble.message}
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
