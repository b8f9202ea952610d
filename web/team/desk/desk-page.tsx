import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { pageOf } from '../subjects.ts'
import { actKeys, DecisionBar, type Act } from './decision-bar.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ListPane, type ListRow } from './list-pane.tsx'
import { TeamMasthead } from './team-masthead.tsx'
import type { Desk } from './use-desk.ts'
import { rowKeys } from './use-rows.ts'
import { setLetters, useLetters, useShortcuts, type Keys } from './use-shortcuts.ts'
import { Kbd } from '#web/ui/layout/mark.tsx'
import { Toast } from '#web/ui/controls/toast.tsx'
import type { Message } from './use-toast.ts'
import './desk.css'

/** How an item is rendered. */
type ItemView = {
  /** The item in full, below a heading with the id `work-h`. */
  work: ReactNode
  /** Heading of the pane with the decision. */
  decision: string
  decide: ReactNode
  /** Actions in the bar, each with a shortcut key. */
  acts?: readonly Act[]
  /** Text above the buttons of the bar. */
  above?: ReactNode
}
type Props<S extends DeskSubject> = {
  desk: Desk<S>
  /** How a row is rendered in the list. */
  rowOf: (row: DeskRow<S>) => Omit<ListRow, 'id'>
  /** Shortcut keys in addition to those of every desk and of the actions. */
  keys?: Keys
  /** Label of the sort order; default: the oldest week first. */
  order?: string
  children: (it: DeskItem<S>) => ItemView
}

/**
 * Page of a desk: the list, the current item, the pane and the bar for the decision, the toast, and the shortcut keys.
 */
export function DeskPage<S extends DeskSubject>({ desk, rowOf, keys, order, children }: Props<S>) {
  const team = useWords('team')
  const { subject, queue, toast } = desk
  const words = team.desks[subject]
  const page = pageOf(subject)
  const [help, setHelp] = useState(false)
  const letters = useLetters()
  const onHelp = () => setHelp(true)
  const view = desk.it && children(desk.it)
  const wait = () => queue?.current && desk.item.state === 'loading' && toast.show(team.opening)
  const notYet = { a: wait, b: wait, t: wait }
  useShortcuts(
    {
      ...rowKeys(desk.move),
      n: () => document.getElementById('desk-note')?.focus(),
      l: desk.skip,
      ...(view ? actKeys(view.acts) : notYet),
      ...keys,
      u: toast.undoLast,
      '?': onHelp,
    },
    letters,
  )
  useArrival(desk.it?.id)
  const bare = !queue || !queue.current
  return (
    <>
      <TeamMasthead page={page} waiting={queue?.total} />
      <main id="isi" tabIndex={-1} className={bare ? 'wrap wrap-form desk-bare' : 'desk'}>
        {!bare ? (
          <>
            <ListPane
              label={words.tab}
              order={order ?? team.oldestFirst}
              total={queue.total}
              rows={queue.rows.map(row => ({ id: row.id, ...rowOf(row) }))}
              current={queue.current}
              onTake={desk.choose}
              onHelp={onHelp}
            />
            {view ? <Item view={view} key={desk.it?.id} busy={desk.busy} /> : <NoItem desk={desk} />}
          </>
        ) : (
          <>
            <h1>{queue ? words.emptyTitle : words.title}</h1>
            <NoRows desk={desk} />
          </>
        )}
      </main>
      <DeskToast message={toast.message} onUndo={toast.undoLast} onEnd={toast.hide} />
      <KeysDialog
        list={words.keys}
        open={help}
        onClose={() => setHelp(false)}
        letters={letters}
        onLetters={setLetters}
      />
    </>
  )
}

function Item({ view, busy }: { view: ItemView; busy: boolean }) {
  return (
    <>
      {view.work}
      <aside className="decide" aria-labelledby="decide-h">
        <h2 id="decide-h">{view.decision}</h2>
        {view.decide}
      </aside>
      {view.acts && <DecisionBar acts={view.acts} above={view.above} busy={busy} />}
    </>
  )
}

function NoRows({ desk: { subject, queue, failed, load } }: Pick<Props<DeskSubject>, 'desk'>) {
  const { desks, empty, retry, reload, loading } = useWords('team')
  const words = desks[subject]
  if (failed)
    return (
      <Failed retry={retry} onRetry={load}>
        {words.failed}
      </Failed>
    )
  if (!queue) return <Loading label={loading} />
  return (
    <Empty
      action={
        <Button kind="line" onClick={load}>
          {reload}
        </Button>
      }
    >
      <p>{'empty' in words ? words.empty : empty}</p>
    </Empty>
  )
}

/** Shown without an item: it is loading, failed, or was released after inactivity, so that a colleague can take it. */
function NoItem({ desk: { item, again } }: Pick<Props<DeskSubject>, 'desk'>) {
  const words = useWords('team')
  const { left } = words
  return (
    <div className="work" aria-busy={item.state === 'loading'}>
      <h1 className={item.state === 'left' ? undefined : 'vh'}>
        {item.state === 'left' ? left.title : words.title}
      </h1>
      {item.state === 'loading' ? (
        <Loading label={words.loading} />
      ) : item.state === 'left' ? (
        <Empty action={<Button onClick={again}>{left.back}</Button>}>
          <p>{left.body}</p>
        </Empty>
      ) : (
        <Failed retry={words.retry} onRetry={again}>
          {words.itemFailed}
        </Failed>
      )}
    </div>
  )
}

/**
 * Focuses the heading of the next item, so that keys scroll its pane; the first item gets focus only if nothing else
 * has it.
 */
function useArrival(here: string | undefined): void {
  const seen = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!here || seen.current === here) return
    const first = seen.current === undefined
    seen.current = here
    if (first && document.activeElement !== document.body) return
    const heading = document.getElementById('work-h')
    heading?.focus({ preventScroll: true })
    if (first) return
    heading?.closest('.work')?.scrollIntoView({ block: 'start' })
    for (const pane of document.querySelectorAll('.work, .decide')) pane.scrollTop = 0
  }, [here])
}

type DeskToastProps = { message: Message | undefined; onUndo: () => void; onEnd: () => void }

/** Toast about the last decision, with undo until it takes effect. */
function DeskToast({ message, onUndo, onEnd }: DeskToastProps) {
  const { undo } = useWords('team')
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(onEnd, message.seconds * 1000)
    return () => clearTimeout(timer)
  }, [message, onEnd])
  const label = (
    <>
      {undo}{' '}
      <span aria-hidden="true">
        <Kbd>U</Kbd>
      </span>
    </>
  )
  return (
    <div className="toasts desk-toast" role="status">
      {message && (
        <Toast key={message.key} action={message.hasUndo ? { label, onPress: onUndo } : undefined}>
          {message.text}
        </Toast>
      )}
    </div>
  )
}
