import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '#web/platform/locale.ts'
import { holdWords } from '#web/platform/session.ts'
import { hasWords, type Draft, type DraftPlace } from './draft.ts'

export type KeptDraft = {
  draft: Draft
  /** False where the browser keeps nothing. */
  kept: boolean
  put: (next: (draft: Draft) => Draft) => void
  /** As `put`, for what is only how this page shows it, and not kept. */
  show: (next: (draft: Draft) => Draft) => void
  wipe: () => void
  /** With what it begins, and begins anew after `wipe`. */
  empty: () => Draft
  /** The newest draft, also inside a call that began earlier. */
  latest: () => Draft
}

/** The draft of a place, kept as it is typed and the same in all tabs that have it open. Undefined until the browser was asked: the server has none. */
export function useDraft(place: DraftPlace): KeptDraft | undefined {
  const locale = useLocale()
  const [draft, setDraft] = useState<Draft>()
  const [kept, setKept] = useState(true)
  const latest = useRef<Draft>(undefined)
  const take = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  const load = useEffectEvent(() => {
    latest.current = place.read() ?? place.empty()
    setDraft(latest.current)
  })
  useEffect(() => {
    load()
    // What another tab keeps or wipes would otherwise be undone by the next word that is typed here.
    const follow = ({ key }: StorageEvent) => key === place.key && load()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [place.key])
  useHeldWords(draft)

  const show = (next: (draft: Draft) => Draft) => take(next(latest.current as Draft))
  const put = (next: (draft: Draft) => Draft) => {
    const after = next(latest.current as Draft)
    const changed = { ...after, saved_at: Date.now(), locale: after.locale ?? locale }
    setKept(place.keep(changed))
    take(changed)
  }
  const wipe = () => {
    place.wipe()
    take(place.empty())
  }
  return draft && { draft, kept, put, show, wipe, empty: place.empty, latest: () => latest.current as Draft }
}

/** An ended session must not reload a form with words in it. */
function useHeldWords(draft: Draft | undefined): void {
  const holds = draft !== undefined && hasWords(draft)
  useEffect(() => (holds ? holdWords() : undefined), [holds])
}
