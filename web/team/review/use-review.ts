import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { NO_REJECTION, type Rejection } from '../desk/reject-form.tsx'
import { useDesk } from '../desk/use-desk.ts'
import { masksOf, MOST_MASKS, openMarks } from './marks.ts'
import { useMarks, type Marks } from './use-marks.ts'

/** What the moderator chose for the review on the desk, without its marks. */
type Choice = Rejection & { sure: boolean }
const NOTHING: Choice = { ...NO_REJECTION, sure: false }

/** The waiting reviews, and what moderators do with them. */
export function useReview() {
  const parts = useParts()
  return { ...parts, ...useActs(parts) }
}

/** What lies on the desk. */
function useParts() {
  const words = useWords('team')
  const desk = useDesk('review', NOTHING)
  const { it, toast, choice } = desk
  const marks = useMarks(it, toast.settle)
  const [preview, setPreview] = useState(false)
  // The week was found unusual only when publishing was tried.
  const [burstOf, setBurstOf] = useState<string>()
  const asksBurst = it !== undefined && (it.burst !== null || burstOf === it.id)
  const off = whyOff(words.off, marks, asksBurst && !choice.sure)
  return { ...desk, marks, preview, setPreview, setBurstOf, asksBurst, off }
}

/** What can be done with it, by key and by button. */
function useActs(parts: ReturnType<typeof useParts>) {
  const { it, marks, choice, off, asksBurst, decide, toast, preview } = parts
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
          ...(asksBurst && { confirm_burst: true }),
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
      // Words are chosen in the texts that the author wrote.
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

/** Why publishing is off, in words; undefined when it is on. */
function whyOff(words: OffWords, { marks }: Marks, unsure: boolean): string | undefined {
  const open = openMarks(marks).length
  if (open > 0) return words.marks(open)
  if (masksOf(marks).length > MOST_MASKS) return words.tooMany
  return unsure ? words.burst : undefined
}
