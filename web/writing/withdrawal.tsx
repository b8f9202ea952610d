import { useState } from 'react'
import type { OwnReview } from '#shared/contract/writing.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useOwnAttempt } from './own-attempt.ts'
import { takeWithdrawalPass } from './withdrawal-pass.ts'

type Props = { code: string; review: OwnReview; onWithdrawn: (review: OwnReview) => void }

/** Withdrawing, after one question: what is erased does not come back. */
export function Withdrawal({ code, review, onWithdrawn }: Props) {
  const { mine, draft } = useWords('writing')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { busy, problem, attempt } = useOwnAttempt()

  const withdraw = () =>
    attempt(async () => {
      await takeWithdrawalPass(code, review)
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
        close={draft.close}
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
  draft: null,
} as const satisfies Partial<OwnReview>
