import { useCallback, useRef, useState } from 'react'
import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { moved, skipped } from './queue.ts'
import type { Said, Say } from './said.ts'
import { useDecisions } from './use-decisions.ts'
import { useQueue } from './use-queue.ts'

type Refusal = { of: string; guideline: Guideline | undefined; note: string }

/** The desk with everything that can be done on it. */
export function useDesk() {
  const words = useWords('team')
  const held = useQueue()
  const { queue, setQueue } = held
  const { said, say, hush } = useSaid()
  const { refusal, refuse } = useRefusal(queue?.current)
  const { busy, decide, undo } = useDecisions(held, say)

  const reject = async () => {
    if (!refusal?.guideline) return say(words.chooseFirst)
    await decide({ decision: 'reject', guideline: refusal.guideline, note: refusal.note || null })
  }
  const skip = () => {
    if (!queue?.current || busy) return
    setQueue(skipped(queue, queue.current))
    say(words.skipped)
  }
  return {
    ...held,
    said,
    hush,
    busy,
    refusal,
    refuse,
    reject,
    skip,
    publish: () => decide({ decision: 'publish' }),
    undo: () => undo(said?.made),
    move: (by: 1 | -1) => setQueue(before => before && moved(before, by)),
    choose: (id: string) => setQueue(before => before && { ...before, current: id }),
  }
}

export type Desk = ReturnType<typeof useDesk>

function useSaid() {
  const [said, setSaid] = useState<Said>()
  const turn = useRef(0)
  const say: Say = (text, seconds = 6, made) => setSaid({ key: ++turn.current, text, seconds, made })
  const hush = useCallback(() => setSaid(undefined), [])
  return { said, say, hush }
}

/** The guideline and note chosen for the review on the desk; another review starts without. */
function useRefusal(current: string | undefined) {
  const [kept, setKept] = useState<Refusal>()
  const refusal = kept?.of === current ? kept : undefined
  const refuse = (part: Partial<Pick<Refusal, 'guideline' | 'note'>>) => {
    if (current) setKept({ guideline: undefined, note: '', ...refusal, ...part, of: current })
  }
  return { refusal, refuse }
}
