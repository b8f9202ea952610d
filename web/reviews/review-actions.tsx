import { useRef, useState, type ComponentType } from 'react'
import type { PublicReview } from '#shared/contract/reviews.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { ActionButton } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { keepHelpfulMark, useHelpfulMark } from './helpful-marks.ts'
import type { ReportProps } from './report-dialog.tsx'

type Props = { review: PublicReview; titleId: string }

/** Under a review: that it helped, and that it breaks a guideline. Before JavaScript only how many it helped. */
export function ReviewActions({ review, titleId }: Props) {
  const format = useFormats()
  const words = useWords('reviews')
  const { helpful_count: count } = review
  return (
    <>
      {count > 0 && <p className="note only-plain">{words.helped(format.count(count))}</p>}
      <HelpfulButton review={review} titleId={titleId} />
      <ReportButton review={review} titleId={titleId} />
    </>
  )
}

/** Shown as done at once, and taken back when it could not be said. */
function HelpfulButton({ review: { id, helpful_count }, titleId }: Props) {
  const format = useFormats()
  const words = useWords('reviews')
  const toast = useToast()
  const pressed = useHelpfulMark(id)
  const [told, setTold] = useState<number>()
  const busy = useRef(false)
  const count = told ?? helpful_count
  async function press() {
    if (busy.current) return
    busy.current = true
    const on = !pressed
    keepHelpfulMark(id, on)
    setTold(Math.max(0, count + (on ? 1 : -1)))
    try {
      const answer = await httpCall(on ? 'markHelpful' : 'unmarkHelpful', { params: { id } })
      setTold(answer.count)
    } catch (error) {
      keepHelpfulMark(id, !on)
      setTold(count)
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

/** The dialog and its words come when it is first asked for, and stay: what was typed is not lost by closing it. */
function ReportButton({ review: { id }, titleId }: Props) {
  const locale = useLocale()
  const words = useWords('reviews')
  const toast = useToast()
  const [Dialog, setDialog] = useState<ComponentType<ReportProps>>()
  const [open, setOpen] = useState(false)
  const ask = () => {
    setOpen(true)
    if (Dialog) return
    Promise.all([import('./report-dialog.tsx'), loadWords(locale, ['reading', 'legal', 'errors'])]).then(
      ([{ ReportDialog }]) => setDialog(() => ReportDialog),
      () => toast(words.notSent),
    )
  }
  return (
    <>
      <ActionButton className="only-script" icon="flag" quiet aria-describedby={titleId} onClick={ask}>
        {words.report}
      </ActionButton>
      {Dialog && <Dialog id={id} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
