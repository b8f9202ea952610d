import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { NO_REJECTION, type Rejection } from '../desk/reject-form.tsx'
import { useDesk } from '../desk/use-desk.ts'
import { masksOf, MOST_MASKS, openMarks } from './marks.ts'
import { useMarks, type Marks } from './use-marks.ts'

/** Choices for the current review, without its marks. */
type Choice = Rejection & { sure: boolean }
const NOTHING: Choice = { ...NO_REJECTION, sure: false }

/** State and actions of the desk for reviews. */
export function useReview() {
  const parts = useParts()
  return { ...parts, ...useActs(parts) }
}

/** State of the current review. */
function useParts() {
  const words = useWords('team')
  const desk = useDesk('review', NOTHING)
  const { it, toast, choice } = desk
  const marks = useMarks(it, toast.settle)
  const [preview, setPreview] = useState(false)
  // The server may detect an unusual week only when the review is published.
  const [burstOf, setBurstOf] = useState<string>()
  const mustConfirmBurst = it !== undefined && (it.burst !== null || burstOf === it.id)
  const off = whyOff(words.off, marks, mustConfirmBurst && !choice.sure)
  return { ...desk, marks, preview, setPreview, setBurstOf, asksBurst: mustConfirmBurst, off }
}

/** Actions, for keys and buttons. */
function useActs(parts: ReturnType<typeof useParts>) {
  const { it, marks, choice, off, asksBurst: mustConfirmBurst, decide, toast, preview } = parts
  const words = useWords('team')
  const company = it?.company.name ?? ''
  function refused(error: unknown): boolean {
    const isBurst = isCallError(error) && error.errors['confirm_burst'] !== undefined
    if (isBurst) parts.setBurstOf(it?.id)
    return isBurst
  }
  return {
    publish: async () => {
      if (off) return toast.show(off)
      const masks = masksOf(marks.marks)
      await decide(
        {
          decision: 'publish',
          ...(masks.length > 0 && { masks }),
          ...(mustConfirmBurst && { confirm_burst: true }),
        },
        words.publishedToast(company, masks.length),
        { refused },
      )
    },
    reject: async () => {
      const { guideline, note } = choice
      if (!guideline) return parts.lead('[name=guideline]', words.chooseFirst)
      await decide(
        { decision: 'reject', guideline, note: note || null },
        words.rejectedToast(company, guideline),
      )
    },
    mask: () => {
      if (marks.picked) marks.maskPicked()
      else if (marks.chosen) marks.decide(marks.chosen, 'mask')
      else toast.show(words.nothingToMask)
    },
    pick: () => {
      // Selection works on the author's texts, which the preview does not show.
      flushSync(() => parts.setPreview(false))
      marks.pick()
    },
    togglePreview: () => {
      flushSync(() => parts.setPreview(!preview))
      if (document.activeElement === document.body) document.getElementById('work-h')?.focus()
    },
  }
}

export type ReviewDesk = ReturnType<typeof useReview>

type OffWords = { marks: (open: number) => string; burst: string; tooMany: string }

/** Why publishing is disabled, as text; undefined if it is enabled. */
function whyOff(words: OffWords, { marks }: Marks, unsure: boolean): string | undefined {
  const open = openMarks(marks).length
  if (open > 0) return words.marks(open)
  if (masksOf(marks).length > MOST_MASKS) return words.tooMany
  return unsure ? words.burst : undefined
}
