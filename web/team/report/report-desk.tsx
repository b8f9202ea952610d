import type { OpenReport, Reported } from '#shared/contract/team/desk-report.ts'
import { useWords } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { JudgedWork, useVerdictDesk, VerdictPane } from '../desk/verdict.tsx'
import { weekNumber } from '../desk/week.ts'
import { reportWords } from './report-words.ts'

type Desk = ReturnType<typeof useReportDesk>

/** Desk for content that readers reported: remove or keep it. */
export function ReportDesk() {
  const words = useWords('team')
  const desk = useReportDesk()
  return (
    <DeskPage
      desk={desk}
      rowOf={({ company, headline, locale, guideline, times, week, flags }) => ({
        title: company,
        quote: headline === null ? undefined : { text: headline, locale },
        sub: words.report.names(guideline),
        flags: [
          ...flags.map(flag => words.report.flags[flag]),
          ...(times > 1 ? [words.report.times(times)] : []),
        ],
        end: words.week(String(weekNumber(week))),
      })}
      keys={guidelineKeys(desk.blame)}
    >
      {report => ({
        work: <Reported report={report} />,
        decision: words.report.title,
        decide: <Pane desk={desk} report={report} />,
        acts: desk.acts,
      })}
    </DeskPage>
  )
}

/** All reports of the same content are decided together. */
const useReportDesk = () => {
  const words = useWords('team')
  return useVerdictDesk(
    'report',
    row => reportWords(words, row?.subject),
    (rows, { subject_id }) => rows.filter(row => row.subject_id === subject_id),
  )
}

/** Texts for a report, by the kind of content. */
const useReportWords = (subject: Reported) => reportWords(useWords('team'), subject)

function Reported({ report }: { report: OpenReport }) {
  const words = useReportWords(report.subject)
  return (
    <JudgedWork
      judged={report}
      title={words.about(report.company)}
      note={words.asSeen}
      heading={words.review}
    />
  )
}

function Pane({ desk, report }: { desk: Desk; report: OpenReport }) {
  const words = useWords('team')
  const own = useReportWords(report.subject)
  const [name] = words.guidelines[report.guideline]
  const text = report.words ?? (report.times > 1 ? words.report.counted(report.times) : words.report.noWords)
  return (
    <>
      {report.flags.map(flag => (
        <p key={flag}>{words.report.flagged[flag]}</p>
      ))}
      <VerdictPane
        desk={desk}
        item={report}
        facts={[
          { label: words.report.says, value: <b>{words.report.numbered(report.guideline, name)}</b> },
          { label: words.report.words, value: text, lang: report.words ? report.locale : undefined },
          { label: words.report.received, value: words.week(String(weekNumber(report.week))) },
        ]}
        history={own.history}
        upholdTells={own.upholdTells}
      />
      <p className="note">{own.logged}</p>
    </>
  )
}
