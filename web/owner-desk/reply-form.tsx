import type { OwnerReview, OwnReply } from '#shared/contract/owner-desk/owner-desk.ts'
import { REPLY } from '#shared/contract/owner-desk/limits.ts'
import { REPLY_ROLES, type ReplyRole } from '#shared/contract/keys.ts'
import { useTroubleFocus } from '#web/forms/use-trouble-focus.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { RefusedLines } from '#web/reviews/screening/refused-lines.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { Mark } from '#web/ui/layout/mark.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useReplyForm } from './use-reply-form.ts'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import type { useReplyFindings } from './use-reply-findings.ts'
import { GOOD_SIGNS, signsIn } from './good-answer/good-answer.ts'
import { ConfirmedButton } from '#web/owners/confirmed-button.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'

type Props = { one: OwnerReview; onChange: (one: OwnerReview) => void }

/** Form to write or change the company's reply. The draft is stored in this tab until it is sent. */
export function ReplyForm({ one, onChange }: Props) {
  const { answer: words } = useWords('answering')
  const { reply: texts } = useWords('reviews')
  const { count } = useFormats()
  const form = useReplyForm(one, onChange)
  const { draft, trouble, findings, busy } = form
  const element = useTroubleFocus<HTMLFormElement>(trouble)
  // An unchanged held reply stays held: it may contain a name from the team's list of officers, which the browser does
  // not have.
  const waits = findings.isHeld || (one.reply?.state === 'held' && one.reply.words === draft.text)
  const refused = trouble.fields['text'] ? [trouble.fields['text']] : findings.refused
  return (
    <>
      {form.hasNewer && one.reply && (
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
          options={REPLY_ROLES.map(value => ({ value, label: texts.roles[value] }))}
          value={draft.role}
          onChange={event => form.change({ role: event.currentTarget.value as ReplyRole })}
        />
        {trouble.message && (
          <Notice kind="warn" role="alert">
            <p>{trouble.message}</p>
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

type ColleagueProps = { reply: OwnReply; onTake: () => void; onReplace: () => void }

/** A colleague replied in the meantime: shows their text and asks which version to keep. */
function Colleague({ reply, onTake, onReplace }: ColleagueProps) {
  const { answer: words } = useWords('answering')
  return (
    <Notice kind="warn" role="alert">
      <p>
        <b>{words.colleague}</b>
      </p>
      <p lang={reply.locale}>{reply.words}</p>
      <div className="answers-btns">
        <Button kind="line" onClick={onTake}>
          {words.takeTheirs}
        </Button>
        <Button kind="line" onClick={onReplace}>
          {words.keepMine}
        </Button>
      </div>
    </Notice>
  )
}

type ChecklistProps = { text: string; review: PublicReview; found: ReturnType<typeof useReplyFindings> }

/** Checklist for a helpful reply; the items check themselves. */
function Checklist({ text, review, found }: ChecklistProps) {
  const { helps: words } = useWords('answering')
  const empty = text.trim() === ''
  const guesses = found.hunts.length > 0
  // A name or a phone number identifies a person as well.
  const pointsAtNobody = found.isPresent && !found.isHeld && found.refused.length === 0
  const signs = { ...signsIn(text, review), guess: pointsAtNobody }
  return (
    <>
      <h3 className="helps-h">{words.title}</h3>
      <ul className="helps">
        {GOOD_SIGNS.map(sign => {
          const warns = sign === 'guess' && guesses
          const done = !empty && signs[sign]
          return (
            <li key={sign} className={warns ? 'helps-warn' : undefined}>
              {warns ? (
                <Icon name="triangle-alert" />
              ) : done ? (
                <Icon name="check" />
              ) : (
                <span className="helps-hole" aria-hidden="true" />
              )}
              <span>
                {words.signs[sign]}
                {done && <span className="vh"> {words.done}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type RemoveReplyProps = { one: OwnerReview; onDone: (one: OwnerReview) => void }

/** Deletes the company's reply after a confirmation. */
function RemoveReply({ one, onDone }: RemoveReplyProps) {
  const { remove: words } = useWords('answering')
  const call = useSessionCall(OWNER)
  const version = one.reply?.version
  if (!version) return null
  const remove = async () =>
    onDone(await call('removeReply', { params: { id: one.review.id }, query: { version } }))
  return <ConfirmedButton label={words.open} words={words} yes={words.yes} warns act={remove} />
}
