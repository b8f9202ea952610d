import { useRef } from 'react'
import type { OwnerReview } from '#shared/contract/owner-desk/owner-desk.ts'
import { REPLY } from '#shared/contract/owner-desk/limits.ts'
import { REPLY_ROLES, type ReplyRole } from '#shared/contract/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { RefusedLines } from '#web/reviews/screening/refused-lines.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { Mark } from '#web/ui/layout/mark.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Checklist } from './good-answer/checklist.tsx'
import { Colleague } from './colleague.tsx'
import { RemoveReply } from './remove-reply.tsx'
import { useReplyForm } from './use-reply-form.ts'

type Props = { one: OwnerReview; onChange: (one: OwnerReview) => void }

/** Writes the company's answer, or writes it anew. What is typed stays in this tab until it is sent. */
export function ReplyForm({ one, onChange }: Props) {
  const { answer: words } = useWords('answering')
  const { reply: said } = useWords('reviews')
  const { count } = useFormats()
  const element = useRef<HTMLFormElement>(null)
  const form = useReplyForm(one, onChange, element)
  const { draft, trouble, findings, busy } = form
  // What waits unchanged may hold a name that only the team's list knows.
  const waits = findings.isHeld || (one.reply?.state === 'held' && one.reply.words === draft.text)
  const refused = trouble.text ? [trouble.text] : findings.refused
  return (
    <>
      {trouble.conflict && one.reply && (
        <Colleague reply={one.reply} onTake={form.takeTheirs} onReplace={form.settle} />
      )}
      <form onSubmit={form.send} noValidate ref={element}>
        <TextArea
          name="text"
          label={words.forAll}
          hint={words.hint}
          rows={8}
          limit={REPLY.max}
          counter={used => words.counter(count(used), count(REPLY.max))}
          value={draft.text}
          error={refused.length > 0 ? <RefusedLines texts={refused} /> : undefined}
          onChange={event => form.change({ text: event.currentTarget.value })}
        />
        {findings.hunts.length > 0 && (
          <Notice kind="warn">
            <p>
              {findings.hunts.map(found => (
                <Mark key={found} kind="holding">
                  {found}
                </Mark>
              ))}{' '}
              {words.guesses}
            </p>
          </Notice>
        )}
        <Checklist text={draft.text} review={one.review} found={findings} />
        <SelectField
          name="role"
          label={words.as}
          options={REPLY_ROLES.map(value => ({ value, label: said.roles[value] }))}
          value={draft.role}
          onChange={event => form.change({ role: event.currentTarget.value as ReplyRole })}
        />
        {trouble.whole && (
          <Notice kind="warn" role="alert">
            <p>{trouble.whole}</p>
          </Notice>
        )}
        <div className="answers-btns">
          <Button type="submit" busy={busy}>
            {one.reply ? words.change : words.send}
          </Button>
          {one.reply && <RemoveReply one={one} onDone={form.removed} />}
        </div>
        <p className="note">{waits ? words.willWait : words.once}</p>
      </form>
    </>
  )
}
