import { useState } from 'react'
import type { OwnReview } from '#shared/contract/writing.ts'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useOwnAttempt } from './own-attempt.ts'

type Props = { code: string; review: OwnReview; onWithdrawn: (review: OwnReview) => void }

/** Withdrawing, after one question: what is erased does not come back. */
export function Withdrawal({ code, review, onWithdrawn }: Props) {
  const { mine } = useWords('writing')
  const { nav } = useWords('masthead')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { busy, problem, attempt } = useOwnAttempt()

  const withdraw = () =>
    attempt(async () => {
      await httpCall('withdrawReview', {}, code)
      setAsking(false)
      toast(mine.withdrawn)
      onWithdrawn({
        ...review,
        ...ERASED,
        guideline: review.state === 'removed' ? review.guideline : null,
      })
    })
  return (
    <>
      <Button kind="warn" icon="trash-2" onClick={() => setAsking(true)}>
        {mine.withdraw}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={mine.withdrawTitle}
        close={nav.close}
        actions={
          <>
            <Button kind="line" onClick={() => setAsking(false)}>
              {mine.withdrawNo}
            </Button>
            <Button kind="warn" busy={busy} onClick={() => void withdraw()}>
              {busy ? mine.withdrawing : mine.withdrawYes}
            </Button>
          </>
        }
      >
        <p>{mine.withdrawBody}</p>
        {review.rewritable && <p>{mine.withdrawAfter}</p>}
        {problem && (
          <Notice kind="warn" role="alert">
            {mine[problem.kind]}
          </Notice>
        )}
      </Dialog>
    </>
  )
}

const ERASED = {
  state: 'withdrawn',
  note: null,
  headline: null,
  likes: null,
  dislikes: null,
  advice: null,
  published_month: null,
  review_id: null,
  second: false,
  draft: null,
} as const satisfies Partial<OwnReview>
