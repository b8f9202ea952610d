import type { ReactNode } from 'react'
import { useFormats, useWords } from '#web/platform/locale.ts'
import './search.css'

const CAP = 1000

/** A label with its count: "Bandung (12)". An unknown count is omitted. */
export function CountLabel({ count, children }: { count: number | null; children: ReactNode }) {
  const format = useFormats()
  const { filters } = useWords('search')
  if (count === null) return children
  return (
    <span>
      {children}{' '}
      <span className="found-n">({count > CAP ? filters.more(format.count(CAP)) : format.count(count)})</span>
    </span>
  )
}
