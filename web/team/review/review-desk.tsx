import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import { useWords, useFormats } from '#web/platform/locale.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { useLetters, useShortcuts, type Keys } from '../desk/use-shortcuts.ts'
import { weekNumber } from '../desk/week.ts'
import type { Step } from './picking.ts'
import { ReviewPane } from './review-pane.tsx'
import { useReview, type ReviewDesk as Desk } from './use-review.ts'
import type { ModeratorReview } from '#shared/contract/reviews/desk-review.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { MarksList } from './marks-list.tsx'
import { RejectForm, rejectAct } from '../desk/reject-form.tsx'
import { Mask } from '#web/ui/layout/mark.tsx'
import { previewsOf, type Piece } from './marks.ts'
import type { Marks } from './use-marks.ts'

/** Desk for pending reviews: read, mask, publish or reject. */
export function ReviewDesk() {
  const words = useWords('team')
  const desk = useReview()
  const { marks } = desk
  // During keyboard selection the arrow keys work even if single-letter shortcuts are off.
  const letters = useLetters()
  useShortcuts(pickingKeys(desk), marks.picking !== undefined && !letters)
  return (
    <DeskPage
      desk={desk}
      rowOf={({ company, week, employment_status, locale, headline, flags }) => ({
        title: company,
        quote: { text: headline, locale },
        sub: words.kinds[REVIEWER_KINDS[employment_status]],
        end: words.week(String(weekNumber(week))),
        flags: flags.map(flag => words.flags[flag]),
      })}
      keys={marks.picking ? { ...deskKeys(desk), ...pickingKeys(desk) } : deskKeys(desk)}
    >
      {review => ({
        work: <ReviewPane desk={desk} review={review} />,
        decision: words.decision,
        decide: <DecisionPane desk={desk} review={review} />,
        above: <Picked {...desk} />,
        acts: [
          {
            label: words.publish,
            letter: 'a',
            kind: marks.picked || desk.off ? 'line' : 'filled',
            run: desk.publish,
            off: desk.off,
          },
          rejectAct(desk, words),
        ],
      })}
    </DeskPage>
  )
}

function deskKeys(desk: Desk): Keys {
  const { marks } = desk
  return {
    ...guidelineKeys(guideline => desk.change({ guideline })),
    m: desk.mask,
    b: () => marks.decide(marks.chosen, 'keep'),
    s: desk.pick,
    v: desk.togglePreview,
    c: () => desk.asksBurst && desk.change({ sure: !desk.choice.sure }),
    arrowright: () => marks.turn(1),
    arrowleft: () => marks.turn(-1),
  }
}

function pickingKeys({ marks }: Desk): Keys {
  const steps: Step[] = ['right', 'left', 'down', 'up']
  const arrows = steps.map(
    step => [`arrow${step}`, (event: KeyboardEvent) => void marks.step(step, event.shiftKey)] as const,
  )
  return { ...Object.fromEntries(arrows), escape: marks.stop, s: marks.stop }
}

/** The marks to decide, and the fields of a rejection. The actions are in the bar below. */
function DecisionPane({ desk, review }: { desk: Desk; review: ModeratorReview }) {
  const words = useWords('team')
  const { marks } = desk
  return (
    <>
      {desk.asksBurst && <Burst desk={desk} burst={review.burst} />}
      {marks.marks.length > 0 && (
        <>
          <MarksList marks={marks} locale={review.locale} />
          <Previews marks={marks} locale={review.locale} />
        </>
      )}
      <div className="decide-b">
        <PickButton desk={desk} />
        <Button kind="line" size="small" aria-keyshortcuts="v" onClick={desk.togglePreview}>
          {desk.preview ? words.preview.close : words.preview.open} <Key>V</Key>
        </Button>
        <Button kind="line" size="small" aria-keyshortcuts="l" onClick={desk.skip}>
          {words.skip} <Key>L</Key>
        </Button>
      </div>
      <RejectForm desk={desk} />
      <p className="note">{words.logged}</p>
    </>
  )
}

/** The selected words and a button to mask them, since touch screens have no shortcut keys. */
function Picked({ marks, mask }: Desk) {
  const { marks: words } = useWords('team')
  const { picked, picking } = marks
  return (
    <>
      <p className="note" role="status">
        {picked && words.picked(wordsOf(marks))}
        {picking && ` ${words.pickingHint}`}
      </p>
      {picked && (
        // The mouse press must not clear the selection.
        <Button full aria-keyshortcuts="m" onMouseDown={event => event.preventDefault()} onClick={mask}>
          {words.maskPicked} <Key>M</Key>
        </Button>
      )}
    </>
  )
}

/** Starts and ends keyboard selection; mouse and touch select without it. */
function PickButton({ desk: { marks, pick } }: { desk: Desk }) {
  const { picking, stop } = marks
  const { marks: words } = useWords('team')
  return (
    <Button
      kind="line"
      size="small"
      aria-keyshortcuts="s"
      aria-pressed={picking !== undefined}
      onClick={picking ? stop : pick}
    >
      {picking ? words.stopPicking : words.pick} <Key>S</Key>
    </Button>
  )
}

function wordsOf({ texts, picked }: Desk['marks']): string {
  const text =
    texts.find(({ field }) => field === picked?.field)?.text.slice(picked?.start, picked?.end) ?? ''
  return text.length > 80 ? `${text.slice(0, 60)} … ${text.slice(-15)}` : text
}

type BurstProps = { desk: Desk; burst: ModeratorReview['burst'] }

/** In a week with unusually many reviews publishing needs a confirmation. */
function Burst({ desk: { choice, change }, burst }: BurstProps) {
  const { burst: words } = useWords('team')
  const { count, score } = useFormats()
  return (
    <Notice kind="warn">
      <p>{burst ? words.burstNote(count(burst.this_week), score(burst.usual)) : words.since}</p>
      <Checkbox
        checked={choice.sure}
        aria-keyshortcuts="c"
        onChange={event => change({ sure: event.target.checked })}
      >
        {words.sure} <Key>C</Key>
      </Checkbox>
    </Notice>
  )
}

/** All sentences with a mask, as readers will see them. */
function Previews({ marks: { marks, texts }, locale }: { marks: Marks; locale: string }) {
  const { marks: words } = useWords('team')
  const parts = texts.flatMap(({ field, text }) =>
    previewsOf(field, text, marks).map(part => ({ ...part, key: `${field}:${part.start}` })),
  )
  if (parts.length === 0) return null
  return (
    <section className="previews" aria-labelledby="previews-h">
      <h3 id="previews-h">{words.preview}</h3>
      {parts.map(({ key, pieces }) => (
        <p key={key} lang={locale}>
          “<Shown pieces={pieces} />”
        </p>
      ))}
    </section>
  )
}

/** Adjacent masks are shown as one. */
function Shown({ pieces }: { pieces: readonly Piece[] }) {
  const { masked } = useWords('reviews')
  return pieces.map(({ start, text, mark }, place) =>
    !mark ? text : pieces[place - 1]?.mark ? null : <Mask key={start}>{masked}</Mask>,
  )
}
