import { useRef, useState } from 'react'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { ActionButton } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { setHelpfulMark, useHelpfulMark } from './helpful-marks.ts'
import { ReportButton } from './report/report-button.tsx'

type Props = { review: PublicReview; titleId: string }

/** Actions below a review: mark as helpful, report. Without JavaScript only the number of helpful marks. */
export function ReviewActions({ review, titleId }: Props) {
  const format = useFormats()
  const words = useWords('reviews')
  const { helpful_count: count } = review
  return (
    <>
      {count > 0 && <p className="note only-plain">{words.helped(format.count(count))}</p>}
      <HelpfulButton subject="review" id={review.id} helpful_count={count} titleId={titleId} />
      <ReportButton subject="review" id={review.id} titleId={titleId} />
    </>
  )
}

const CALLS = {
  review: ['markHelpful', 'unmarkHelpful'],
  answer: ['markAnswer', 'unmarkAnswer'],
} as const
type Marked = { subject: keyof typeof CALLS; id: string; helpful_count: number; titleId: string }

/** Optimistic update, reverted when the call fails. */
export function HelpfulButton({ subject, id, helpful_count, titleId }: Marked) {
  const [mark, unmark] = CALLS[subject]
  const format = useFormats()
  const words = useWords('reviews')
  const toast = useToast()
  const pressed = useHelpfulMark(id)
  const [shown, setShown] = useState<number>()
  const busy = useRef(false)
  const count = shown ?? helpful_count
  async function press() {
    if (busy.current) return
    busy.current = true
    const on = !pressed
    setHelpfulMark(id, on)
    setShown(Math.max(0, count + (on ? 1 : -1)))
    try {
      const answer = await httpCall(on ? mark : unmark, { params: { id } })
      setShown(answer.count)
    } catch (error) {
      setHelpfulMark(id, !on)
      setShown(count)
      toast((isCallError(error) && error.message) || words.notSent)
    }
    busy.current = false
  }
  return (
    <ActionButton
      className="only-script"
      icon="thumbs-up"
      pressed={pressed}
      count={count > 0 ? format.count(count) : undefined}
      aria-describedby={titleId}
      onClick={press}
    >
      {words.helpful}
    </ActionButton>
  )
}
