import type { Guideline } from '#shared/contract/keys.ts'
import type { Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from './guidelines.tsx'
import { masksOf, MOST_MASKS, openMarks } from './marks.ts'
import { skipped, without } from './queue.ts'
import { useDecisions } from './use-decisions.ts'
import { useKept } from './use-kept.ts'
import { useMarks, type Marks } from './use-marks.ts'
import { useReview } from './use-review.ts'
import { useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'

/** What the moderator chose for the review on the desk, beside its marks. */
type Own = { guideline: Guideline | undefined; note: string; sure: boolean }
const NOTHING: Own = { guideline: undefined, note: '', sure: false }

const askQueue = async (call: Call) => {
  const { reviews, total } = await call('teamQueue', {})
  return { rows: reviews, total }
}

/** The desk with everything that can be done on it. */
export function useDesk() {
  const parts = useParts()
  return { ...parts, ...useActs(parts) }
}

/** What lies on the desk. */
function useParts() {
  const words = useWords('team')
  const rows = useRows('reviews', askQueue)
  const { queue, setQueue } = rows
  const talk = useSaid()
  const { say } = talk
  const { review, again } = useReview(queue, {
    onGone: (id, why) => {
      setQueue(before => before && without(before, id))
      talk.mention(why === 'held' ? words.held : words.already)
    },
    onChanged: () => say(words.changed, 12),
  })
  const marks = useMarks(review, talk.heeded)
  const { own, refuse } = useOwn(queue?.current, talk.heeded)
  const onConflict = () => {
    say(words.changed, 12)
    again()
  }
  const decisions = useDecisions({ rows, review, say, onConflict })
  const asksBurst = review.state === 'here' && (review.it.burst !== null || decisions.isBurst)
  const off = whyOff(words.off, marks, asksBurst && !own.sure)
  const putBack = review.state === 'left' ? again : undefined
  return { ...rows, ...decisions, putBack, review, again, talk, asksBurst, off, marks, own, refuse }
}

/** What can be done with it, by key and by button. */
function useActs(parts: ReturnType<typeof useParts>) {
  const { queue, setQueue, marks, own, off, asksBurst, busy, decide } = parts
  const { say } = parts.talk
  const words = useWords('team')
  return {
    publish: async () => {
      if (off) return say(off)
      const masks = masksOf(marks.marks)
      await decide(({ version }) => ({
        decision: 'publish',
        version,
        ...(masks.length > 0 && { masks }),
        ...(asksBurst && { confirm_burst: true }),
      }))
    },
    reject: async () => {
      const { guideline, note } = own
      if (!guideline) {
        focusGuidelines()
        return say(words.chooseFirst)
      }
      await decide(({ version }) => ({ decision: 'reject', version, guideline, note: note || null }))
    },
    skip: () => {
      if (!queue?.current || busy) return
      setQueue(skipped(queue, queue.current))
      say(words.skipped)
    },
    mask: () => {
      if (marks.picked) marks.maskPicked()
      else if (marks.chosen) marks.decide(marks.chosen, 'mask')
      else say(words.nothingToMask)
    },
  }
}

export type Desk = ReturnType<typeof useDesk>

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
