import type { OpenReport } from '#shared/contract/team.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { DeskShell, useArrival } from './desk-shell.tsx'
import { useFirstFocus } from './use-first-focus.ts'
import { Key } from './keys-dialog.tsx'
import { ListPane } from './list-pane.tsx'
import { useReports, type Reports } from './use-reports.ts'
import { weekNumber } from './week.ts'
import { rowKeys } from './use-rows.ts'
import '#web/reviews/reviews.css'
import './reports.css'

/** What readers reported: the review as they see it, and whether it stays. */
export function ReportsDesk() {
  const words = useWords('team')
  const desk = useReports()
  const keys = {
    ...rowKeys(desk.move),
    b: () => void desk.dismiss(),
    t: () => desk.setAsked(true),
  }
  return (
    <>
      <DeskShell
        page="teamReports"
        rows={desk}
        talk={desk}
        keys={keys}
        keyList={words.keys.reports}
        words={words.reports}
      >
        {onHelp => <FullDesk desk={desk} onHelp={onHelp} />}
      </DeskShell>
      <Sure desk={desk} />
    </>
  )
}

function FullDesk({ desk, onHelp }: { desk: Reports; onHelp: () => void }) {
  const words = useWords('team')
  const { report, queue } = desk
  const heading = useArrival(report?.id)
  if (!report || !queue) return null
  const rows = queue.rows.map(({ id, review, guideline, week }) => ({
    id,
    title: review.company.name,
    sub: words.report.names(guideline),
    end: words.week(String(weekNumber(week))),
  }))
  return (
    <>
      <ListPane
        label={words.tabs.teamReports}
        total={queue.total}
        rows={rows}
        current={queue.current}
        onTake={desk.choose}
        onHelp={onHelp}
      />
      <section className="work reported" aria-labelledby="work-h">
        <h1 id="work-h" ref={heading} tabIndex={-1}>
          {words.report.about(report.review.company.name)}
        </h1>
        <p className="note">{words.report.asSeen}</p>
        <h2 className="vh">{words.report.review}</h2>
        <ReviewEntry review={report.review} still />
      </section>
      <ReportPane desk={desk} report={report} />
    </>
  )
}

function ReportPane({ desk, report }: { desk: Reports; report: OpenReport }) {
  const locale = useLocale()
  const words = useWords('team')
  const [name, detail] = words.guidelines[report.guideline]
  return (
    <aside className="decide" aria-labelledby="report-h">
      <h2 id="report-h">{words.report.title}</h2>
      <dl className="report">
        <div>
          <dt>{words.report.says}</dt>
          <dd>
            <b>{words.report.numbered(report.guideline, name)}</b>
            <span className="note">{detail}</span>
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
      <div className="decide-b">
        <Button kind="warn" full busy={desk.busy} aria-keyshortcuts="t" onClick={() => desk.setAsked(true)}>
          {words.report.uphold(report.guideline)} <Key>T</Key>
        </Button>
        <Button kind="line" full busy={desk.busy} aria-keyshortcuts="b" onClick={() => void desk.dismiss()}>
          {words.report.dismiss} <Key>B</Key>
        </Button>
        <Link href={href(locale, 'teamHistory', {}, { subject: report.review.id })}>
          {words.report.history}
        </Link>
      </div>
      <p className="note">{words.logged}</p>
    </aside>
  )
}

/** A removal cannot be undone: it is asked once more. */
function Sure({ desk: { asked, setAsked, report, uphold, busy } }: { desk: Reports }) {
  const { report: words } = useWords('team')
  const close = () => setAsked(false)
  const yes = useFirstFocus(asked)
  return (
    <Dialog
      open={asked && report !== undefined}
      onClose={close}
      title={words.sure}
      close={words.back}
      actions={
        <>
          <Button kind="line" onClick={close}>
            {words.back}
          </Button>
          <Button kind="warn" busy={busy} ref={yes} onClick={() => void uphold()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{words.sureTells(report?.guideline ?? 1)}</p>
    </Dialog>
  )
}
