import type { OpenReport } from '#shared/contract/team.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Button } from '#web/ui/button.tsx'
import { DeskShell, useArrival } from './desk-shell.tsx'
import { guidelineKeys, Guidelines } from './guidelines.tsx'
import { Key } from './keys-dialog.tsx'
import { useReports, type Reports } from './use-reports.ts'
import { weekNumber } from './week.ts'
import '#web/reviews/reviews.css'
import './reports.css'

/** What readers reported: the review as they see it, and whether it stays. */
export function ReportsDesk() {
  const words = useWords('team')
  const desk = useReports()
  const keys = {
    ...guidelineKeys(desk.blame),
    b: () => void desk.dismiss(),
    t: () => void desk.uphold(),
  }
  return (
    <DeskShell
      page="teamReports"
      desk={desk}
      rowOf={({ review, guideline, week }) => ({
        title: review.company.name,
        quote: review.headline === null ? undefined : { text: review.headline, locale: review.locale },
        sub: words.report.names(guideline),
        end: words.week(String(weekNumber(week))),
      })}
      keys={keys}
      keyList={words.keys.reports}
      words={words.reports}
    >
      <FullDesk desk={desk} />
    </DeskShell>
  )
}

function FullDesk({ desk }: { desk: Reports }) {
  const { report: words } = useWords('team')
  const { report } = desk
  const heading = useArrival(report?.id)
  if (!report) return null
  return (
    <>
      <section className="work reported" aria-labelledby="work-h">
        <h1 id="work-h" ref={heading} tabIndex={-1}>
          {words.about(report.review.company.name)}
        </h1>
        <p className="note">{words.asSeen}</p>
        <h2 className="vh">{words.review}</h2>
        <ReviewEntry review={report.review} still />
      </section>
      <ReportPane desk={desk} report={report} />
      <ReportBar desk={desk} />
    </>
  )
}

function ReportPane({ desk, report }: { desk: Reports; report: OpenReport }) {
  const locale = useLocale()
  const words = useWords('team')
  const { guideline } = desk
  const [name] = words.guidelines[report.guideline]
  return (
    <aside className="decide" aria-labelledby="report-h">
      <h2 id="report-h">{words.report.title}</h2>
      <dl className="report">
        <div>
          <dt>{words.report.says}</dt>
          <dd>
            <b>{words.report.numbered(report.guideline, name)}</b>
          </dd>
        </div>
        <div>
          <dt>{words.report.words}</dt>
          <dd lang={report.words ? report.locale : undefined}>{report.words ?? words.report.noWords}</dd>
        </div>
        <div>
          <dt>{words.report.received}</dt>
          <dd>{words.week(String(weekNumber(report.week)))}</dd>
        </div>
      </dl>
      <p className="report-h">
        <a href={href(locale, 'teamHistory', {}, { subject: report.review.id })}>{words.report.history}</a>
      </p>
      <div className="decide-by">
        <Guidelines legend={words.broken} chosen={guideline} onChoose={desk.blame} />
        {guideline && <p className="note">{words.report.upholdTells(guideline)}</p>}
      </div>
      <p className="note">{words.logged}</p>
    </aside>
  )
}

function ReportBar({ desk }: { desk: Reports }) {
  const { report: words } = useWords('team')
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
