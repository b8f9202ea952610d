import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'

type Asked<T> = { data: T | undefined; failed: boolean; again: () => void }

/** Data of a request, its loading state, or its error. */
export function Waiting<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  const { area } = useWords('owners')
  if (asked.failed)
    return (
      <Failed retry={area.again} onRetry={asked.again}>
        {area.failed}
      </Failed>
    )
  return asked.data === undefined ? <Loading label={area.loading} rows={4} /> : children(asked.data)
}
