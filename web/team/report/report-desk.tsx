import type { OpenReport, Reported } from '#shared/contract/team/desk-report.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { guidelineKeys, Guidelines } from '../desk/guidelines.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { useReport, useReportWords, type ReportDesk as Desk } from './use-report.ts'
import { weekNumber } from '../desk/week.ts'
import './report.css'

/** What readers reported: the review as they see it, and whether it stays. */
export function ReportDesk() {
  const words = useWords('team')
  const desk = useReport()
  const keys = {
    ...guidelineKeys(desk.blame),
    b: () => void desk.dismiss(),
    t: () => void desk.uphold(),
  }
  return (
    <DeskShell
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
      keys={keys}
    >
      {report => (
        <>
          <Reported report={report} />
          <ReportPane desk={desk} report={report} />
          <ReportBar desk={desk} subject={report.subject} />
        </>
      )}
    </DeskShell>
  )
}

function Reported({ report }: { report: OpenReport }) {
  const words = useReportWords(report.subject)
  return (
    <section className="work reported" aria-labelledby="work-h">
      <h1 id="work-h" tabIndex={-1}>
        {words.about(report.company)}
      </h1>
      <p className="note">{words.asSeen}</p>
      <h2 className="vh">{words.review}</h2>
      {report.review && <ReviewEntry review={report.review} still />}
      {report.comment && <blockquote className="work-t">{report.comment}</blockquote>}
    </section>
  )
}

function ReportPane({ desk, report }: { desk: Desk; report: OpenReport }) {
  const locale = useLocale()
  const words = useWords('team')
  const own = useReportWords(report.subject)
  const { guideline } = desk
  const [name] = words.guidelines[report.guideline]
  return (
    <aside className="decide" aria-labelledby="report-h">
      <h2 id="report-h">{words.report.title}</h2>
      {report.flags.map(flag => (
        <p key={flag}>{words.report.flagged[flag]}</p>
      ))}
      <dl className="reported-says">
        <div>
          <dt>{words.report.says}</dt>
          <dd>
            <b>{words.report.numbered(report.guideline, name)}</b>
          </dd>
        </div>
        <div>
          <dt>{words.report.words}</dt>
          <dd lang={report.words ? report.locale : undefined}>
            {report.words ?? (report.times > 1 ? words.report.counted(report.times) : words.report.noWords)}
          </dd>
        </div>
        <div>
          <dt>{words.report.received}</dt>
          <dd>{words.week(String(weekNumber(report.week)))}</dd>
        </div>
      </dl>
      <p className="reported-past">
        <a href={href(locale, 'teamHistory', {}, { subject: report.subject_id })}>{own.history}</a>
      </p>
      <div className="decide-by">
        <Guidelines legend={words.broken} chosen={guideline} onChoose={desk.blame} />
        {guideline && <p className="note">{own.upholdTells(guideline)}</p>}
      </div>
      <p className="note">{own.logged}</p>
    </aside>
  )
}

function ReportBar({ desk, subject }: { desk: Desk; subject: Reported }) {
  const words = useReportWords(subject)
  const { busy, dismiss, uphold, guideline } = desk
  return (
    <div className="decide-bar" role="group" aria-labelledby="report-h">
      <Button kind="line" grow busy={busy} aria-keyshortcuts="b" onClick={() => void dismiss()}>
        {words.dismiss} <Key>B</Key>
      </Button>
      <Button kind="warn" grow busy={busy} aria-keyshortcuts="t" onClick={() => void uphold()}>
        {guideline ? words.upholdBy(guideline) : words.uphold} <Key>T</Key>
      </Button>
    </div>
  )
}
