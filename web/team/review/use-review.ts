import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Guideline } from '#shared/contract/keys.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from '../desk/guidelines.tsx'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'
import { masksOf, MOST_MASKS, openMarks } from './marks.ts'
import { useMarks, type Marks } from './use-marks.ts'

/** What the moderator chose for the review on the desk, beside its marks. */
type Own = { guideline: Guideline | undefined; note: string; sure: boolean }
const NOTHING: Own = { guideline: undefined, note: '', sure: false }

/** The waiting reviews, and what moderators do with them. */
export function useReview() {
  const parts = useParts()
  return { ...parts, ...useActs(parts) }
}

/** What lies on the desk. */
function useParts() {
  const words = useWords('team')
  const desk = useDesk('review')
  const { it, queue, toast } = desk
  const marks = useMarks(it, toast.settle)
  const { own, refuse } = useOwn(queue?.current, toast.settle)
  const [preview, setPreview] = useState(false)
  // The week was found unusual only when publishing was tried.
  const [burstOf, setBurstOf] = useState<string>()
  const asksBurst = it !== undefined && (it.burst !== null || burstOf === it.id)
  const off = whyOff(words.off, marks, asksBurst && !own.sure)
  return { ...desk, marks, own, refuse, preview, setPreview, setBurstOf, asksBurst, off }
}

/** What can be done with it, by key and by button. */
function useActs(parts: ReturnType<typeof useParts>) {
  const { it, marks, own, off, asksBurst, decide, again, toast, preview } = parts
  const words = useWords('team')
  const company = it?.company.name ?? ''
  function refused(error: unknown): boolean {
    const isBurst = isCallError(error) && error.errors['confirm_burst'] !== undefined
    if (isBurst) parts.setBurstOf(it?.id)
    if (isConflict(error)) {
      toast.show(words.changed, 12)
      again()
    }
    return isBurst || isConflict(error)
  }
  return {
    publish: async () => {
      if (off) return toast.show(off)
      const masks = masksOf(marks.marks)
      await decide({
        body: ({ version }) => ({
          decision: 'publish',
          version,
          ...(masks.length > 0 && { masks }),
          ...(asksBurst && { confirm_burst: true }),
        }),
        done: words.publishedToast(company, masks.length),
        refused,
      })
    },
    reject: async () => {
      const { guideline, note } = own
      if (!guideline) {
        focusGuidelines()
        return toast.show(words.chooseFirst)
      }
      await decide({
        body: ({ version }) => ({ decision: 'reject', version, guideline, note: note || null }),
        done: words.rejectedToast(company, guideline),
        refused,
      })
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

/** Another review starts without what was chosen for the one before. */
function useOwn(current: string | undefined, onChoice: () => void) {
  const [kept, keep] = useKept<Own & { of: string }>('review')
  const own: Own = kept && kept.of === current ? kept : NOTHING
  const refuse = (part: Partial<Own>) => {
    if (current) keep({ ...own, ...part, of: current })
    onChoice()
  }
  return { own, refuse }
}
