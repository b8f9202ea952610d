import type { Reported } from '#shared/contract/team/desk-report.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from '../desk/guidelines.tsx'
import { currentOf } from '../desk/queue.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'
import { reportWords } from './report-words.ts'

/** The open reports, and what moderators do with them. */
export function useReport() {
  const words = useWords('team')
  const desk = useDesk('report')
  const { queue, toast } = desk
  const current = currentOf(queue)
  const [chosen, keepChosen] = useKept<{ of: string; guideline: Guideline }>('report')
  // Another report starts without it: what the reader named is no finding.
  const guideline = chosen && chosen.of === current?.id ? chosen.guideline : undefined

  const own = useReportWords(current?.subject)

  async function uphold() {
    if (!guideline) {
      focusGuidelines()
      return toast.show(words.chooseFirst)
    }
    await desk.decide({
      body: () => ({ uphold: true, guideline }),
      done: own.upheld(current?.company ?? '', guideline),
      // With what it is about go the other reports of it.
      rows: queue?.rows.filter(row => row.subject_id === current?.subject_id) ?? [],
    })
  }
  return {
    ...desk,
    guideline,
    blame: (guideline: Guideline) => {
      if (current) keepChosen({ of: current.id, guideline })
      toast.settle()
    },
    uphold,
    dismiss: () => desk.decide({ body: () => ({ uphold: false }), done: own.dismissed }),
  }
}

/** Words for a report of a review, or of something else. */
export const useReportWords = (subject?: Reported) => reportWords(useWords('team'), subject)

export type ReportDesk = ReturnType<typeof useReport>
