import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/notice.tsx'
import { Failed, Loading } from '#web/ui/waiting.tsx'
import { DeskToast } from './desk-toast.tsx'
import { KeysDialog, type KeyList } from './keys-dialog.tsx'
import { ListPane, type ListRow } from './list-pane.tsx'
import type { TeamPage } from './rights.ts'
import { TeamMasthead } from './team-masthead.tsx'
import { rowKeys, type Rows } from './use-rows.ts'
import type { Talk } from './use-said.ts'
import { setLetters, useLetters, useShortcuts, type Keys } from './use-shortcuts.ts'
import './desk.css'

type Props<T extends { id: string }> = {
  page: TeamPage
  /** `putBack`: what was on the desk has been put away; it takes it up again. */
  desk: Rows<T> & { talk: Talk; putBack?: (() => void) | undefined }
  /** How a row stands in the list. */
  rowOf: (row: T) => Omit<ListRow, 'id'>
  keys: Keys
  keyList: KeyList
  /** Words of the states without a row on the desk. */
  words: { failed: string; emptyTitle: string; empty: string }
  /** What is in work, and what can be decided about it. */
  children: ReactNode
}

/** A desk: the bar, a list with one row in work, what is said, and the keys. */
export function DeskShell<T extends { id: string }>({
  page,
  desk: { queue, failed, load, move, choose, talk, putBack },
  words,
  children,
  ...props
}: Props<T>) {
  const team = useWords('team')
  const [help, setHelp] = useState(false)
  const letters = useLetters()
  const onHelp = () => setHelp(true)
  useShortcuts({ ...rowKeys(move), ...props.keys, u: talk.takeLastBack, '?': onHelp }, letters)
  const bare = !queue || !queue.current
  return (
    <>
      <TeamMasthead page={page} waiting={queue?.total} />
      <main id="isi" tabIndex={-1} className={bare ? 'wrap wrap-form desk-bare' : 'desk'}>
        {!bare ? (
          <>
            <ListPane
              label={team.tabs[page]}
              total={queue.total}
              rows={queue.rows.map(row => ({ id: row.id, ...props.rowOf(row) }))}
              current={queue.current}
              onTake={choose}
              onHelp={onHelp}
            />
            {putBack ? <PutAway onBack={putBack} /> : children}
          </>
        ) : (
          <>
            <h1>{queue ? words.emptyTitle : team.titles[page]}</h1>
            {failed ? (
              <Failed retry={team.retry} onRetry={load}>
                {words.failed}
              </Failed>
            ) : queue ? (
              <Nothing text={words.empty} onReload={load} />
            ) : (
              <Loading label={team.loading} />
            )}
          </>
        )}
      </main>
      <DeskToast said={talk.said} onTakeBack={talk.takeLastBack} onEnd={talk.hush} />
      <KeysDialog
        list={props.keyList}
        open={help}
        onClose={() => setHelp(false)}
        letters={letters}
        onLetters={setLetters}
      />
    </>
  )
}

/** It was not touched for long, so that a colleague may take it. */
function PutAway({ onBack }: { onBack: () => void }) {
  const { left } = useWords('team')
  return (
    <div className="work">
      <h1>{left.title}</h1>
      <Empty action={<Button onClick={onBack}>{left.back}</Button>}>
        <p>{left.body}</p>
      </Empty>
    </div>
  )
}

function Nothing({ text, onReload }: { text: string; onReload: () => void }) {
  const { reload } = useWords('team')
  return (
    <Empty
      action={
        <Button kind="line" onClick={onReload}>
          {reload}
        </Button>
      }
    >
      <p>{text}</p>
    </Empty>
  )
}

/** The next row's heading takes the focus when it is there, the first one's only where nothing has it: keys scroll the work. */
export function useArrival(here: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!here || seen.current === here) return
    const first = seen.current === undefined
    seen.current = here
    if (first && document.activeElement !== document.body) return
    heading.current?.focus({ preventScroll: true })
    if (first) return
    heading.current?.closest('.work')?.scrollIntoView({ block: 'start' })
    for (const pane of document.querySelectorAll('.work, .decide')) pane.scrollTop = 0
  }, [here])
  return heading
}
