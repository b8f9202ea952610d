import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdWords } from '#web/platform/session.ts'
import {
  emptyDraft,
  hasWords,
  keepDraft,
  readDraft,
  wipeDraft,
  type Draft,
  type DraftCompany,
} from './draft.ts'

export type KeptDraft = {
  draft: Draft
  /** False where the browser keeps nothing. */
  kept: boolean
  put: (next: (draft: Draft) => Draft) => void
  wipe: () => void
  /** The newest draft, also inside a call that began earlier. */
  latest: () => Draft
}

/** The draft of a slot, kept as it is typed. Undefined until the browser was asked: the server has none. */
export function useDraft(slot: string, company: DraftCompany | null): KeptDraft | undefined {
  const [draft, setDraft] = useState<Draft>()
  const [kept, setKept] = useState(true)
  const latest = useRef<Draft>(undefined)
  const load = useEffectEvent(() => {
    const found = readDraft(slot) ?? emptyDraft(company)
    latest.current = company ? { ...found, company } : found
    setDraft(latest.current)
  })
  useEffect(() => load(), [slot])
  useHeldWords(draft)

  const put = useCallback(
    (next: (draft: Draft) => Draft) => {
      const changed = { ...next(latest.current as Draft), saved_at: Date.now() }
      latest.current = changed
      setKept(keepDraft(slot, changed))
      setDraft(changed)
    },
    [slot],
  )
  const wipe = useCallback(() => {
    wipeDraft(slot)
    latest.current = emptyDraft(company)
    setDraft(latest.current)
  }, [slot, company])
  return draft && { draft, kept, put, wipe, latest: () => latest.current as Draft }
}

/** An ended session must not reload a form with words in it. */
function useHeldWords(draft: Draft | undefined): void {
  const holds = draft !== undefined && hasWords(draft)
  useEffect(() => (holds ? holdWords() : undefined), [holds])
}
