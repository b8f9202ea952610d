import type { ReactNode } from 'react'
import './list.css'

type Pair = { label: ReactNode; value: ReactNode; key?: string }

const keyOf = (p: Pair, i: number) => p.key ?? (typeof p.label === 'string' ? p.label : i)

type Pairs = { items: readonly Pair[] }

/** Figures with dotted leaders, as in a table of contents. */
export const Leaders = ({ items }: Pairs) => <PairList className="leaders" items={items} />

/** What is known about something: name at the start, value beside it. */
export const Facts = ({ items }: Pairs) => <PairList className="facts" items={items} />

const PairList = ({ className, items }: Pairs & { className: string }) => (
  <dl className={className}>
    {items.map((p, i) => (
      <div key={keyOf(p, i)}>
        <dt>{p.label}</dt>
        <dd>{p.value}</dd>
      </div>
    ))}
  </dl>
)

/** Numbered sentences: what happens next, how it works. `wide` sets them beside each other at the desk. */
export const Numbered = ({ items, wide }: { items: readonly ReactNode[]; wide?: boolean }) => (
  <ol className={wide ? 'numbered numbered-wide' : 'numbered'}>
    {items.map((item, i) => (
      <li key={i}>{item}</li>
    ))}
  </ol>
)
