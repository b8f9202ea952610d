import type { ReactNode } from 'react'
import './list.css'

type Pair = { label: ReactNode; value: ReactNode; key?: string }

const keyOf = (p: Pair, i: number) => p.key ?? (typeof p.label === 'string' ? p.label : i)

type Pairs = { items: readonly Pair[] }

/** Labels and figures connected by dotted leaders, as in a table of contents. */
export const Leaders = ({ items }: Pairs) => <PairList className="leaders" items={items} />

/** Facts as pairs: label at the start, value next to it. */
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

/** Numbered sentences, such as next steps. `wide` puts them in columns on a wide screen. */
export const Numbered = ({ items, wide }: { items: readonly ReactNode[]; wide?: boolean }) => (
  <ol className={wide ? 'numbered numbered-wide' : 'numbered'}>
    {items.map((item, i) => (
      <li key={i}>{item}</li>
    ))}
  </ol>
)
