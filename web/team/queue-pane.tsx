import { useEffect, useRef, useState } from 'react'
import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/mark.tsx'
import type { Row } from './queue.ts'
import type { Desk } from './use-desk.ts'
import { weekNumber } from './week.ts'
import './queue.css'

/** What waits. On a phone the list opens over the review, at the desk it stays. */
export function QueuePane({ desk: { queue, choose }, onHelp }: { desk: Desk; onHelp: () => void }) {
  const words = useWords('team')
  const { count } = useFormats()
  const [open, setOpen] = useState(false)
  const take = (id: string) => {
    choose(id)
    setOpen(false)
  }
  return (
    <nav className={open ? 'queue queue-open' : 'queue'} aria-label={words.queue}>
      <p className="queue-h">
        <b>{words.waiting(count(queue?.total ?? 0))}</b>
        <span>{words.oldestFirst}</span>
      </p>
      <Button
        kind="line"
        size="small"
        className="queue-t"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? words.hideQueue : words.showQueue}
      </Button>
      <ol>
        {queue?.rows.map(row => (
          <li key={row.id}>
            <QueueRow row={row} current={row.id === queue.current} onTake={take} />
          </li>
        ))}
      </ol>
      <p className="queue-k">
        <span className="queue-m">
          <Kbd>J</Kbd> <Kbd>K</Kbd> {words.keys.move}
        </span>
        <button type="button" onClick={onHelp}>
          <Kbd>?</Kbd> {words.keys.all}
        </button>
      </p>
    </nav>
  )
}

type RowProps = { row: Row; current: boolean; onTake: (id: string) => void }

function QueueRow({ row: { id, company, week, employment_status }, current, onTake }: RowProps) {
  const words = useWords('team')
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current) own.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <button type="button" ref={own} aria-current={current ? 'true' : undefined} onClick={() => onTake(id)}>
      <b>{company}</b>
      <span>{words.kinds[REVIEWER_KINDS[employment_status]]}</span>
      <span className="queue-w">{words.week(String(weekNumber(week)))}</span>
    </button>
  )
}
