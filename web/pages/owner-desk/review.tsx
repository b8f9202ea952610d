import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { OwnerReview, OwnReply } from '#shared/contract/owner-desk/owner-desk.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { hasStub } from '#web/reviews/has-stub.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { ReviewStub } from '#web/reviews/review-stub.tsx'
import { ActionButton } from '#web/ui/controls/button.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { HideDialog } from '#web/owner-desk/hide-dialog.tsx'
import { ShowAgain } from '#web/owner-desk/show-again.tsx'
import { Waiting } from '#web/owners/waiting.tsx'
import { ReplyForm } from '#web/owner-desk/reply-form.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import '#web/owner-desk/owner-desk.css'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'answering').answer.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerReviews" needs="reply">
      <AnswerReview />
    </OwnerArea>
  ),
})

/** One review next to the company's reply. */
function AnswerReview() {
  const locale = useLocale()
  const { answer: words } = useWords('answering')
  const { review: id = '' } = useParams()
  const loaded = useSessionData(OWNER, 'ownerReview', { params: { id } })
  return (
    <>
      <p className="answers-back">
        <a href={href(locale, 'ownerReviews')}>{words.back}</a>
      </p>
      <h1>{words.title}</h1>
      {loaded.missing ? (
        <Empty>
          <p>{words.missing}</p>
        </Empty>
      ) : (
        <Waiting loaded={loaded}>
          {one => (
            <div className="halves">
              <WrittenSide one={one} onChange={loaded.put} />
              <ReplySide key={one.review.id} one={one} onChange={loaded.put} />
            </div>
          )}
        </Waiting>
      )}
    </>
  )
}

type Props = { one: OwnerReview; onChange: (one: OwnerReview) => void }

function WrittenSide({ one, onChange }: Props) {
  const { answer: words } = useWords('answering')
  const { review, hiding } = one
  const [confirming, setConfirming] = useState(false)
  const format = useFormats()
  return (
    <section aria-labelledby="written-h">
      <div className="halves-h">
        <h2 id="written-h">{words.written}</h2>
      </div>
      {hasStub(review) ? (
        <>
          <ReviewStub review={review} />
          {hiding?.state === 'open' && (
            <ShowAgain subject="review" id={review.id} until={format.day(hiding.until)} onDone={onChange} />
          )}
        </>
      ) : (
        <>
          <ReviewEntry review={{ ...review, reply: null }} still />
          <p className="note">{words.unknown}</p>
          {hiding ? (
            <Notice>
              <p>{words.hiddenBefore}</p>
            </Notice>
          ) : (
            <ActionButton icon="eye-off" onClick={() => setConfirming(true)}>
              {words.breaks}
            </ActionButton>
          )}
          <HideDialog
            subject="review"
            id={review.id}
            month={review.month}
            open={confirming}
            onClose={() => setConfirming(false)}
            onDone={onChange}
          />
        </>
      )}
    </section>
  )
}

type ReplySideProps = { one: OwnerReview; onChange: (one: OwnerReview) => void }

/** The company's reply: its state, and the form to write or change it. */
function ReplySide({ one, onChange }: ReplySideProps) {
  const { answer: words } = useWords('answering')
  const { review, reply } = one
  return (
    <section aria-labelledby="reply-h">
      <div className="halves-h">
        <h2 id="reply-h">{words.yours}</h2>
        {reply && <span className="note">{words.states[reply.state]}</span>}
      </div>
      {reply && <ReplyState reply={reply} />}
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

function ReplyState({ reply }: { reply: OwnReply }) {
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

/** Examples of a good and a bad reply. */
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
