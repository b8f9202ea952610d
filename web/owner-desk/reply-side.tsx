import type { OwnerReview, OwnReply } from '#shared/contract/owner-desk/owner-desk.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { hasStub } from '#web/reviews/has-stub.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'

type Props = { one: OwnerReview; onChange: (one: OwnerReview) => void }

/** What the company says: how its answer stands, and the form to write or change it. */
export function ReplySide({ one, onChange }: Props) {
  const { answer: words } = useWords('answering')
  const { review, reply } = one
  return (
    <section aria-labelledby="reply-h">
      <div className="halves-h">
        <h2 id="reply-h">{words.yours}</h2>
        {reply && <span className="note">{words.states[reply.state]}</span>}
      </div>
      {reply && <HowItStands reply={reply} />}
      {hasStub(review) ? (
        <p className="note">{words.notNow}</p>
      ) : (
        <>
          <ReplyForm one={one} onChange={onChange} />
          <Examples />
        </>
      )}
    </section>
  )
}

function HowItStands({ reply }: { reply: OwnReply }) {
  const locale = useLocale()
  const { answer: words } = useWords('answering')
  const { guidelines } = useWords('reviews')
  if (reply.state === 'shown') return null
  return (
    <Notice kind={reply.state === 'held' ? 'info' : 'warn'}>
      <p>{words.stands[reply.removed_for ?? reply.state]}</p>
      {reply.guideline && (
        <p>
          <a href={`${href(locale, 'guidelines')}#g${reply.guideline}`}>
            {words.guideline(reply.guideline, guidelines[reply.guideline])}
          </a>
        </p>
      )}
      {reply.note && <p>{words.note(reply.note)}</p>}
    </Notice>
  )
}

/** An answer that helps, and one that does not. */
function Examples() {
  const { helps: words } = useWords('answering')
  return (
    <details className="helps-more">
      <summary>{words.examples}</summary>
      <dl className="helps-ex">
        <div>
          <dt>
            <Icon name="check" size="small" />
            {words.good}
          </dt>
          <dd>{words.goodOne}</dd>
        </div>
        <div className="helps-warn">
          <dt>
            <Icon name="x" size="small" />
            {words.bad}
          </dt>
          <dd>{words.badOne}</dd>
        </div>
      </dl>
    </details>
  )
}
