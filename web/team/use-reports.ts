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

  async function decide(uphold: boolean) {
    if (!report || !queue) return
    const { id, review } = report
    await act({
      row: report,
      // With the review go the other reports of it.
      rows: uphold ? queue.rows.filter(row => row.review.id === review.id) : [report],
      send: call => call('decideReport', { params: { id }, body: { uphold } }),
      said: uphold ? words.report.upheld(review.company.name) : words.report.dismissed,
    })
  }
  return {
    ...rows,
    talk,
    busy,
    report,
    uphold: () => decide(true),
    dismiss: () => decide(false),
  }
}

export type Reports = ReturnType<typeof useReports>
