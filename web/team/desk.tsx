import { useEffect, useRef, useState } from 'react'
import { GUIDELINES } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty, Failed, Loading } from '#web/ui/notice.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { DeskToast } from './desk-toast.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { QueuePane } from './queue-pane.tsx'
import { ReviewPane } from './review-pane.tsx'
import { TeamMasthead } from './team-masthead.tsx'
import { useDesk, type Desk as DeskParts } from './use-desk.ts'
import { setLetters, useLetters, useShortcuts } from './use-shortcuts.ts'
import './desk.css'

/** The team's desk: what waits, the review on the desk, the decision. */
export function Desk() {
  const desk = useDesk()
  const [help, setHelp] = useState(false)
  const letters = useLetters()
  useDeskKeys(desk, () => setHelp(true), letters)
  const words = useWords('team')
  const { queue, failed } = desk
  const bare = !queue || !queue.current
  return (
    <>
      <TeamMasthead waiting={queue?.total} />
      <main id="isi" tabIndex={-1} className={bare ? 'wrap wrap-form desk-bare' : 'desk'}>
        {bare ? (
          <>
            <h1>{queue ? words.emptyTitle : words.title}</h1>
            {failed ? (
              <Failed retry={words.retry} onRetry={desk.load}>
                {words.queueFailed}
              </Failed>
            ) : queue ? (
              <Empty
                action={
                  <Button kind="line" onClick={desk.load}>
                    {words.reload}
                  </Button>
                }
              >
                <p>{words.empty}</p>
              </Empty>
            ) : (
              <Loading label={words.loading} />
            )}
          </>
        ) : (
          <FullDesk desk={desk} onHelp={() => setHelp(true)} />
        )}
      </main>
      <DeskToast said={desk.said} onUndo={() => void desk.undo()} onEnd={desk.hush} />
      <KeysDialog open={help} onClose={() => setHelp(false)} letters={letters} onLetters={setLetters} />
    </>
  )
}

function FullDesk({ desk, onHelp }: { desk: DeskParts; onHelp: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(desk.queue?.current)
  const here = desk.review.state === 'here' ? desk.review.it.id : undefined
  // The heading of the next review takes the focus, but not on the first arrival.
  useEffect(() => {
    if (!here || seen.current === here) return
    seen.current = here
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.work')?.scrollIntoView({ block: 'start' })
  }, [here])
  return (
    <>
      <QueuePane desk={desk} onHelp={onHelp} />
      <ReviewPane review={desk.review} heading={heading} onRetry={desk.again} />
      <DecisionPane desk={desk} />
    </>
  )
}

function useDeskKeys(desk: DeskParts, help: () => void, letters: boolean): void {
  const guidelines = GUIDELINES.map(
    guideline => [String(guideline), () => desk.refuse({ guideline })] as const,
  )
  useShortcuts(
    {
      ...Object.fromEntries(guidelines),
      a: () => void desk.publish(),
      t: () => void desk.reject(),
      n: () => document.getElementById('desk-note')?.focus(),
      l: desk.skip,
      u: () => void desk.undo(),
      j: () => desk.move(1),
      k: () => desk.move(-1),
      arrowdown: () => desk.move(1),
      arrowup: () => desk.move(-1),
      '?': help,
    },
    letters,
  )
}
