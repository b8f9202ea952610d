import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '#web/platform/locale.ts'
import { preventReload } from '#web/platform/session.ts'
import { onStoredElsewhere } from '#web/platform/storage.ts'
import type { DraftOf, DraftPlace } from './draft.ts'

export type DraftStore<D> = {
  draft: D
  /** False if the browser does not store the draft. */
  isStored: boolean
  /** Time at which another tab changed or deleted the draft; undefined if none did. */
  elsewhere: number | undefined
  put: (next: (draft: D) => D) => void
  /** Like `put`, for view state that is not stored. */
  show: (next: (draft: D) => D) => void
  wipe: () => void
  /** The initial draft, also after `wipe`. */
  empty: () => D
  /** The newest draft, also inside an async call that began earlier. */
  latest: () => D
}

/**
 * The stored draft of a form, saved on every change and synchronised between tabs. Undefined on the server and until
 * the storage has been read.
 */
export function useDraft<D extends DraftOf<string>>(place: DraftPlace<D>): DraftStore<D> | undefined {
  const locale = useLocale()
  const [draft, setDraft] = useState<D>()
  const [isStored, setIsStored] = useState(true)
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
    // Without this, the next key press here would overwrite what another tab saved or deleted.
    return onStoredElsewhere(place.key, () => {
      load()
      setElsewhere(Date.now())
    })
  }, [place.key])
  useReloadGuard(draft !== undefined && place.hasInput(draft))

  const show = (next: (draft: D) => D) => take(next(latest.current as D))
  const put = (next: (draft: D) => D) => {
    const after = next(latest.current as D)
    const changed = { ...after, saved_at: Date.now(), locale: after.locale ?? locale }
    setIsStored(place.save(changed))
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
      isStored,
      elsewhere,
      put,
      show,
      wipe,
      empty: place.empty,
      latest: () => latest.current as D,
    }
  )
}

/** While the draft has content, an expired session must not reload the page. */
function useReloadGuard(hasInput: boolean): void {
  useEffect(() => (hasInput ? preventReload() : undefined), [hasInput])
}
