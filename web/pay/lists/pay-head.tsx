import type { ReactNode } from 'react'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/layout/article.tsx'
import { PaySearch } from './pay-search.tsx'

/** Head of a pay page: title, date of the snapshot, lead text, and the search. */
export function PayHead({
  title,
  lead,
  asOf,
  search = '',
}: {
  title: string
  lead?: ReactNode
  asOf: string | null
  search?: string
}) {
  const format = useFormats()
  const pay = useWords('pay')
  return (
    <div className="payhead">
      <div>
        <Kicker>
          <b>{pay.kicker}</b>
          {asOf && <span>{pay.asOf(format.weekday(asOf))}</span>}
        </Kicker>
        <h1>{title}</h1>
        {lead && <p className="lead-text">{lead}</p>}
      </div>
      <PaySearch query={search} />
    </div>
  )
}
