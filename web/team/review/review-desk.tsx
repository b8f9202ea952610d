import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { DeskShell } from '../desk/desk-shell.tsx'
import { guidelineKeys } from '../desk/guidelines.tsx'
import { useLetters, useShortcuts, type Keys } from '../desk/use-shortcuts.ts'
import { weekNumber } from '../desk/week.ts'
import { DecisionBar, DecisionPane } from './decision-pane.tsx'
import type { Step } from './picking.ts'
import { ReviewPane } from './review-pane.tsx'
import { useReview, type ReviewDesk as Desk } from './use-review.ts'

/** Reviews that wait: read, mask, publish or reject. */
export function ReviewDesk() {
  const words = useWords('team')
  const desk = useReview()
  const { marks } = desk
  // Choosing words by keyboard was asked for: its arrows act even where single letters do not.
  const letters = useLetters()
  useShortcuts(pickingKeys(desk), marks.picking !== undefined && !letters)
  return (
    <DeskShell
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
      {review => (
        <>
          <ReviewPane desk={desk} review={review} />
          <DecisionPane desk={desk} review={review} />
          <DecisionBar desk={desk} />
        </>
      )}
    </DeskShell>
  )
}

function deskKeys(desk: Desk): Keys {
  const { marks } = desk
  return {
    ...guidelineKeys(guideline => desk.refuse({ guideline })),
    a: () => void desk.publish(),
    t: () => void desk.reject(),
    m: desk.mask,
    b: () => marks.decide(marks.chosen, 'keep'),
    s: desk.pick,
    v: desk.togglePreview,
    c: () => desk.asksBurst && desk.refuse({ sure: !desk.own.sure }),
    n: () => document.getElementById('desk-note')?.focus(),
    l: desk.skip,
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
