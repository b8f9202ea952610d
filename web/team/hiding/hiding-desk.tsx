import type { OpenHiding } from '#shared/contract/team/desk-hiding.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DeskShell } from '../desk/desk-shell.tsx'
import { guidelineKeys, Guidelines } from '../desk/guidelines.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { useHiding, type HidingDesk as Desk } from './use-hiding.ts'
import '../report/report.css'

/** What companies hid: as readers saw it, and whether it comes back. */
export function HidingDesk() {
  const format = useFormats()
  const words = useWords('team')
  const desk = useHiding()
  return (
    <DeskShell
      desk={desk}
      order={words.hiding.order}
      rowOf={({ company, headline, locale, guideline, until }) => ({
        title: company,
        quote: { text: headline, locale },
        sub: words.report.names(guideline),
        end: words.hiding.ends(format.day(until)),
      })}
      keys={{
        ...guidelineKeys(desk.blame),
        b: () => void desk.dismiss(),
        t: () => void desk.uphold(),
        l: desk.skip,
      }}
    >
      {hiding => (
        <>
          <Hidden hiding={hiding} />
          <HidingPane desk={desk} hiding={hiding} />
          <HidingBar desk={desk} />
        </>
      )}
    </DeskShell>
  )
}

function Hidden({ hiding }: { hiding: OpenHiding }) {
  const { hiding: words } = useWords('team')
  return (
    <section className="work reported" aria-labelledby="work-h">
      <h1 id="work-h" tabIndex={-1}>
        {words.about(hiding.company)}
      </h1>
      <p className="note">{words.before}</p>
      <h2 className="vh">{hiding.review ? words.review : words.comment}</h2>
      {hiding.review && <ReviewEntry review={hiding.review} still />}
      {hiding.comment && <blockquote className="work-t">{hiding.comment}</blockquote>}
    </section>
  )
}

function HidingPane({ desk, hiding }: { desk: Desk; hiding: OpenHiding }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('team')
  const { guideline } = desk
  const [name] = words.guidelines[hiding.guideline]
  return (
    <aside className="decide" aria-labelledby="hiding-h">
      <h2 id="hiding-h">{words.hiding.title}</h2>
      <dl className="reported-says">
        <div>
          <dt>{words.hiding.says}</dt>
          <dd>
            <b>{words.report.numbered(hiding.guideline, name)}</b>
          </dd>
        </div>
        <div>
          <dt>{words.hiding.words}</dt>
          <dd lang={hiding.words ? hiding.locale : undefined}>{hiding.words ?? words.hiding.noWords}</dd>
        </div>
        <div>
          <dt>{words.hiding.until}</dt>
          <dd>{format.day(hiding.until)}</dd>
        </div>
      </dl>
      <p className="reported-past">
        <a href={href(locale, 'teamHistory', {}, { subject: hiding.subject_id })}>{words.hiding.history}</a>
      </p>
      <div className="decide-by">
        <Guidelines legend={words.broken} chosen={guideline} onChoose={desk.blame} />
        {guideline && <p className="note">{words.hiding.upholdTells(guideline)}</p>}
      </div>
      <p className="note">{words.hiding.once}</p>
      <p className="note">{words.logged}</p>
    </aside>
  )
}

function HidingBar({ desk }: { desk: Desk }) {
  const { hiding: words } = useWords('team')
  const { busy, dismiss, uphold, guideline } = desk
  return (
    <div className="decide-bar" role="group" aria-labelledby="hiding-h">
      <Button kind="line" grow busy={busy} aria-keyshortcuts="b" onClick={() => void dismiss()}>
        {words.dismiss} <Key>B</Key>
      </Button>
      <Button kind="warn" grow busy={busy} aria-keyshortcuts="t" onClick={() => void uphold()}>
        {guideline ? words.upholdBy(guideline) : words.uphold} <Key>T</Key>
      </Button>
    </div>
  )
}
