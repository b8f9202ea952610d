import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import { Kbd } from '#web/ui/layout/mark.tsx'
import { useLetters } from './use-shortcuts.ts'
import './queue.css'

export type ListRow = {
  id: string
  title: string
  /** Words of the author that distinguish the row. */
  quote?: { text: string; locale: Locale } | undefined
  sub: string
  end?: string | undefined
  /** Reasons for a closer look. */
  flags?: readonly string[]
}
type Props = {
  label: string
  /** Label of the sort order. */
  order: string
  total: number
  rows: readonly ListRow[]
  current: string | undefined
  onTake: (id: string) => void
  onHelp: () => void
}

/** Pending items. On a phone the list opens over the item, on a wide screen it is always visible. */
export function ListPane({ label, order, total, rows, current, onTake, onHelp }: Props) {
  const words = useWords('team')
  const { count } = useFormats()
  const [open, setOpen] = useState(false)
  const letters = useLetters()
  const take = (id: string) => {
    onTake(id)
    setOpen(false)
  }
  return (
    <nav className={open ? 'queue queue-open' : 'queue'} aria-label={label}>
      <p className="queue-h">
        <b>{words.waiting(count(total))}</b>
        <span>{order}</span>
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
        {rows.map(row => (
          <li key={row.id}>
            <OneRow row={row} current={row.id === current} walked={letters} onTake={take} />
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

type RowProps = {
  row: ListRow
  current: boolean
  /** Roving tabindex: arrow keys move through the list, and only one row is a tab stop. */
  walked: boolean
  onTake: (id: string) => void
}

function OneRow({ row, current, walked, onTake }: RowProps) {
  const { id, title, quote, sub, end, flags = [] } = row
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (current) own.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <button
      type="button"
      ref={own}
      tabIndex={walked && !current ? -1 : undefined}
      aria-current={current ? 'true' : undefined}
      onClick={() => onTake(id)}
    >
      <b>{title}</b>
      {quote && (
        <span className="queue-q" lang={quote.locale}>
          “{quote.text}”
        </span>
      )}
      <span>{sub}</span>
      {end && <span>{end}</span>}
      {flags.length > 0 && (
        <span className="queue-f">
          <Icon name="flag" size="small" /> {flags.join(', ')}
        </span>
      )}
    </button>
  )
}
