import type { Guideline } from '#shared/contract/keys.ts'
import type { Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from './guidelines.tsx'
import { currentOf } from './queue.ts'
import { useActs } from './use-acts.ts'
import { useHold } from './use-hold.ts'
import { useKept } from './use-kept.ts'
import { useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'

const ask = async (call: Call) => {
  const { reports, total } = await call('teamReports', {})
  return { rows: reports, total }
}

/** The open reports, and what moderators do with them. */
export function useReports() {
  const words = useWords('team')
  const rows = useRows('reports', ask)
  const { queue } = rows
  const talk = useSaid()
  const { busy, act } = useActs(rows, talk.say, { undo: 'undoReport', already: words.report.already })
  const { putBack } = useHold(rows, {
    hold: 'holdReport',
    already: words.report.already,
    mention: talk.mention,
  })
  const report = putBack ? undefined : currentOf(queue)
  const [chosen, keepChosen] = useKept<{ of: string; guideline: Guideline }>('report')
  // Another report starts without it: what the reader named is no finding.
  const guideline = chosen && chosen.of === report?.id ? chosen.guideline : undefined

  /** `broken`: the review goes, by that guideline; without one it stays. */
  async function decide(broken?: Guideline) {
    if (!report || !queue) return
    const { id, review } = report
    await act({
      row: report,
      // With the review go the other reports of it.
      rows: broken ? queue.rows.filter(row => row.review.id === review.id) : [report],
      send: call =>
        call('decideReport', {
          params: { id },
          body: broken ? { uphold: true, guideline: broken } : { uphold: false },
        }),
      said: broken ? words.report.upheld(review.company.name, broken) : words.report.dismissed,
    })
  }
  return {
    ...rows,
    putBack,
    talk,
    busy,
    report,
    guideline,
    blame: (guideline: Guideline) => {
      if (report) keepChosen({ of: report.id, guideline })
      talk.heeded()
    },
    uphold: async () => {
      if (guideline) return decide(guideline)
      focusGuidelines()
      talk.say(words.chooseFirst)
    },
    dismiss: () => decide(),
  }
}

export type Reports = ReturnType<typeof useReports>
