import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'

type Asked<T> = { data: T | undefined; failed: boolean; again: () => void }

/** What was asked for, its wait, or that it did not come. */
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
