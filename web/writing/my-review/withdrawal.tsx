import type { OwnReview } from '#shared/contract/writing/writing.ts'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { TakeBack } from './take-back.tsx'

type Props = { code: string; review: OwnReview; onWithdrawn: (review: OwnReview) => void }

export function Withdrawal({ code, review, onWithdrawn }: Props) {
  const { mine } = useWords('writing')
  const work = async () => {
    await httpCall('withdrawReview', {}, code)
    const guideline = review.state === 'removed' ? review.guideline : null
    onWithdrawn({ ...review, ...ERASED, guideline })
  }
  return (
    <TakeBack label={mine.withdraw} title={mine.withdrawTitle} said={mine.withdrawn} work={work}>
      <p>{mine.withdrawBody}</p>
      {review.rewritable && <p>{mine.withdrawAfter}</p>}
    </TakeBack>
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
  salary_second: false,
  draft: null,
} as const satisfies Partial<OwnReview>
