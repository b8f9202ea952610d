import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '#web/platform/locale.ts'
import { holdWords } from '#web/platform/session.ts'
import { onStoredElsewhere } from '#web/platform/storage.ts'
import type { DraftOf, DraftPlace } from './draft.ts'

export type KeptDraft<D> = {
  draft: D
  /** False where the browser keeps nothing. */
  kept: boolean
  /** When another tab changed or wiped it under what is shown here. */
  elsewhere: number | undefined
  put: (next: (draft: D) => D) => void
  /** As `put`, for what is only how this page shows it, and not kept. */
  show: (next: (draft: D) => D) => void
  wipe: () => void
  /** With what it begins, and begins anew after `wipe`. */
  empty: () => D
  /** The newest draft, also inside a call that began earlier. */
  latest: () => D
}

/** The draft of a place, kept as it is typed and the same in all tabs that have it open. Undefined until the browser was asked: the server has none. */
export function useDraft<D extends DraftOf<string>>(place: DraftPlace<D>): KeptDraft<D> | undefined {
  const locale = useLocale()
  const [draft, setDraft] = useState<D>()
  const [kept, setKept] = useState(true)
  const [elsewhere, setElsewhere] = useState<number>()
  const latest = useRef<D>(undefined)
  const take = (next: D) => {
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
    return onStoredElsewhere(place.key, () => {
      load()
      setElsewhere(Date.now())
    })
  }, [place.key])
  useHeldWords(draft !== undefined && place.holdsWords(draft))

  const show = (next: (draft: D) => D) => take(next(latest.current as D))
  const put = (next: (draft: D) => D) => {
    const after = next(latest.current as D)
    const changed = { ...after, saved_at: Date.now(), locale: after.locale ?? locale }
    setKept(place.keep(changed))
    take(changed)
  }
  const wipe = () => {
    place.wipe()
    setElsewhere(undefined)
    take(place.empty())
  }
  return (
    draft && {
      draft,
      kept,
      elsewhere,
      put,
      show,
      wipe,
      empty: place.empty,
      latest: () => latest.current as D,
    }
  )
}

/** An ended session must not reload a form with words in it. */
function useHeldWords(holds: boolean): void {
  useEffect(() => (holds ? holdWords() : undefined), [holds])
}
