import { useState } from 'react'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentOf } from './queue.ts'
import { useActs } from './use-acts.ts'
import { useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'

const ask = async (call: Call) => {
  const { reports, total } = await call('teamReports', {})
  return { rows: reports, total }
}

/** The open reports, and what moderators do with them. */
export function useReports() {
  const words = useWords('team')
  const rows = useRows(ask)
  const { queue } = rows
  const talk = useSaid()
  const { busy, act } = useActs(rows, talk.say, { undo: 'undoReport', already: words.report.already })
  const report = currentOf(queue)
  const [chosen, setChosen] = useState<{ of: string; guideline: Guideline }>()
  // What the reader named, until the moderator finds that it is another.
  const guideline = chosen && chosen.of === report?.id ? chosen.guideline : report?.guideline

  async function decide(uphold: boolean) {
    if (!report || !queue || !guideline) return
    const { id, review } = report
    await act({
      row: report,
      // With the review go the other reports of it.
      rows: uphold ? queue.rows.filter(row => row.review.id === review.id) : [report],
      send: call =>
        call('decideReport', { params: { id }, body: uphold ? { uphold, guideline } : { uphold } }),
      said: uphold ? words.report.upheld(review.company.name, guideline) : words.report.dismissed,
    })
  }
  return {
    ...rows,
    talk,
    busy,
    report,
    guideline,
    blame: (guideline: Guideline) => report && setChosen({ of: report.id, guideline }),
    uphold: () => decide(true),
    dismiss: () => decide(false),
  }
}

export type Reports = ReturnType<typeof useReports>
