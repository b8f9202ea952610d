import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'

type Loaded<T> = { data: T | undefined; failed: boolean; again: () => void }

/** Data of a request, its loading state, or its error. */
export function Waiting<T>({ loaded, children }: { loaded: Loaded<T>; children: (data: T) => ReactNode }) {
  const { area } = useWords('owners')
  if (loaded.failed)
    return (
      <Failed retry={area.again} onRetry={loaded.again}>
        {area.failed}
      </Failed>
    )
  return loaded.data === undefined ? <Loading label={area.loading} rows={4} /> : children(loaded.data)
}
