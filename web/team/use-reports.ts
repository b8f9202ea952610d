import { useState } from 'react'
import { isCallError, type Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentOf, without, type Queue } from './queue.ts'
import type { OpenReport } from '#shared/contract/team.ts'
import { useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'
import { useTeamCall } from './use-team-call.ts'

const ask = async (call: Call) => {
  const { reports, total } = await call('teamReports', {})
  return { rows: reports, total }
}

/** The open reports, and what moderators do with them. */
export function useReports() {
  const words = useWords('team')
  const call = useTeamCall()
  const rows = useRows(ask)
  const { queue, setQueue } = rows
  const { said, say, hush } = useSaid()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState(false)
  const report = currentOf(queue)

  async function decide(uphold: boolean) {
    if (!report || busy) return
    setBusy(true)
    setAsked(false)
    try {
      await call('decideReport', { params: { id: report.id }, body: { uphold } })
      setQueue(before => before && (uphold ? withoutReview(before, report) : without(before, report.id)))
      say(uphold ? words.report.upheld(report.review.company.name) : words.report.dismissed)
    } catch (error) {
      const gone = isCallError(error) && (error.code === 'already_decided' || error.status === 404)
      if (gone) setQueue(before => before && without(before, report.id))
      const offline = isCallError(error) && error.status === 0
      say(gone ? words.report.already : offline ? words.offline : words.failed)
    }
    setBusy(false)
  }
  return {
    ...rows,
    said,
    hush,
    busy,
    report,
    asked,
    setAsked,
    uphold: () => decide(true),
    dismiss: () => decide(false),
  }
}

export type Reports = ReturnType<typeof useReports>

/** With the review go the other reports of it. */
const withoutReview = (queue: Queue<OpenReport>, { review }: OpenReport): Queue<OpenReport> =>
  queue.rows.filter(row => row.review.id === review.id).reduce((left, row) => without(left, row.id), queue)
