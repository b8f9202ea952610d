import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useState } from 'react'
import type { OwnerComment } from '#shared/contract/owner-desk/owner-desk.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ActionButton } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Stub } from '#web/ui/layout/withheld/withheld.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { HideDialog } from '#web/owner-desk/hide-dialog.tsx'
import { ShowAgain } from '#web/owner-desk/show-again.tsx'
import { Waiting } from '#web/owners/waiting.tsx'
import '#web/owner-desk/owner-desk.css'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'answering').comments.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerReviews" needs="reply">
      <OwnerComments />
    </OwnerArea>
  ),
})

/** Comments on pay as readers see them, with the action to hide them. */
function OwnerComments() {
  const locale = useLocale()
  const { comments: words, answer } = useWords('answering')
  const loaded = useSessionData(OWNER, 'ownerComments', {})
  return (
    <>
      <p className="answers-back">
        <a href={href(locale, 'ownerReviews')}>{answer.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p className="find">{words.lead}</p>
      <Waiting loaded={loaded}>
        {({ comments }) =>
          comments.length === 0 ? (
            <Empty>
              <p>{words.none}</p>
            </Empty>
          ) : (
            <ul className="answers">
              {comments.map(comment => (
                <Comment
                  key={comment.id}
                  comment={comment}
                  onChange={now =>
                    loaded.put({ comments: comments.map(one => (one.id === now.id ? now : one)) })
                  }
                />
              ))}
            </ul>
          )
        }
      </Waiting>
    </>
  )
}

type Props = { comment: OwnerComment; onChange: (now: OwnerComment) => void }

function Comment({ comment: { id, words: text, stub, hiding }, onChange }: Props) {
  const format = useFormats()
  const { comments: words, answer } = useWords('answering')
  const { stub: stubs } = useWords('reviews')
  const [confirming, setConfirming] = useState(false)
  if (text === null)
    return (
      <li className="answers-one">
        <Stub
          label={words.hiddenTitle}
          icon={stub === 'owner' || stub === 'request' ? 'eye-off' : 'trash-2'}
          title={stubs[stub ?? 'team']}
          note={words.counted}
        />
        {hiding?.state === 'open' && (
          <ShowAgain subject="salary_comment" id={id} until={format.day(hiding.until)} onDone={onChange} />
        )}
      </li>
    )
  return (
    <li className="answers-one">
      <p className="answers-said">“{text}”</p>
      {hiding ? (
        <p className="note">{answer.hiddenBefore}</p>
      ) : (
        <ActionButton icon="eye-off" onClick={() => setConfirming(true)}>
          {words.breaks}
        </ActionButton>
      )}
      <HideDialog
        subject="salary_comment"
        id={id}
        open={confirming}
        onClose={() => setConfirming(false)}
        onDone={onChange}
      />
    </li>
  )
}
