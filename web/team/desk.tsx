import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { DecisionBar, DecisionPane } from './decision-pane.tsx'
import { DeskShell, useArrival } from './desk-shell.tsx'
import { guidelineKeys } from './guidelines.tsx'
import { ReviewPane } from './review-pane.tsx'
import type { Step } from './picking.ts'
import { useDesk, type Desk as DeskParts } from './use-desk.ts'
import { useLetters, useShortcuts, type Keys } from './use-shortcuts.ts'
import { weekNumber } from './week.ts'

/** The team's desk: what waits, the review on the desk, the decision. */
export function Desk() {
  const words = useWords('team')
  const desk = useDesk()
  const { marks } = desk
  // Choosing words by keyboard was asked for: its arrows act even where single letters do not.
  const letters = useLetters()
  useShortcuts(pickingKeys(desk), marks.picking !== undefined && !letters)
  return (
    <DeskShell
      page="teamQueue"
      desk={desk}
      rowOf={({ company, week, employment_status, locale, headline }) => ({
        title: company,
        quote: { text: headline, locale },
        sub: words.kinds[REVIEWER_KINDS[employment_status]],
        end: words.week(String(weekNumber(week))),
      })}
      keys={marks.picking ? { ...deskKeys(desk), ...pickingKeys(desk) } : deskKeys(desk)}
      keyList={words.keys.desk}
      words={words.queue}
    >
      <FullDesk desk={desk} />
    </DeskShell>
  )
}

function FullDesk({ desk }: { desk: DeskParts }) {
  const heading = useArrival(desk.review.state === 'here' ? desk.review.it.id : undefined)
  return (
    <>
      <ReviewPane desk={desk} heading={heading} />
      <DecisionPane desk={desk} />
      <DecisionBar desk={desk} />
    </>
  )
}

function deskKeys(desk: DeskParts): Keys {
  const { marks } = desk
  return {
    ...guidelineKeys(guideline => desk.refuse({ guideline })),
    a: () => void desk.publish(),
    t: () => void desk.reject(),
    m: desk.mask,
    b: () => marks.decide(marks.chosen, 'keep'),
    s: marks.pick,
    c: () => desk.asksBurst && desk.refuse({ sure: !desk.own.sure }),
    n: () => document.getElementById('desk-note')?.focus(),
    l: desk.skip,
    arrowright: () => marks.turn(1),
    arrowleft: () => marks.turn(-1),
  }
}

function pickingKeys({ marks }: DeskParts): Keys {
  const steps: Step[] = ['right', 'left', 'down', 'up']
  const arrows = steps.map(
    step => [`arrow${step}`, (event: KeyboardEvent) => void marks.step(step, event.shiftKey)] as const,
  )
  return { ...Object.fromEntries(arrows), escape: marks.stop, s: marks.stop }
}
