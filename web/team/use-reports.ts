import { isCallError, type Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentOf, without } from './queue.ts'
import { isOffline, useActs } from './use-acts.ts'
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
  const { queue, setQueue } = rows
  const { said, say, hush } = useSaid()
  const { busy, act } = useActs(rows, say, 'undoReport')
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
      refused(error) {
        const gone = isCallError(error) && (error.code === 'already_decided' || error.status === 404)
        if (gone) setQueue(before => before && without(before, id))
        say(gone ? words.report.already : isOffline(error) ? words.offline : words.failed)
      },
    })
  }
  return {
    ...rows,
    said,
    say,
    hush,
    busy,
    report,
    uphold: () => decide(true),
    dismiss: () => decide(false),
  }
}

export type Reports = ReturnType<typeof useReports>
