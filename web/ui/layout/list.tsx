import { Fragment, type ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
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

/** Rows of an icon, a thing, and how it stands; `off` greys what is not there. */
export const IconList = ({
  items,
}: {
  items: readonly { icon: IconName; label: ReactNode; value: ReactNode; note?: ReactNode; off?: boolean }[]
}) => (
  <ul className="icons">
    {items.map(i => (
      <li key={i.icon} className={i.off ? 'off' : undefined}>
        <Icon name={i.icon} />
        <span>{i.label}</span>
        <span className="icons-v">
          {i.value}
          {i.note && <span className="note">{i.note}</span>}
        </span>
      </li>
    ))}
  </ul>
)

/** Numbered sentences: what happens next, how it works. `wide` sets them beside each other at the desk. */
export const Numbered = ({ items, wide }: { items: readonly ReactNode[]; wide?: boolean }) => (
  <ol className={wide ? 'numbered numbered-wide' : 'numbered'}>
    {items.map((item, i) => (
      <li key={i}>{item}</li>
    ))}
  </ol>
)

/** A code to keep, in groups of four: shown, to be copied, saved. `label` names it. */
export const CodeBlock = ({ code, label }: { code: string; label: string }) => {
  const groups = code.replace(/\s+/g, '').match(/.{1,4}/gu) ?? []
  return (
    <p className="codeblock">
      <span className="vh">{label} </span>
      <code>
        {groups.map((g, i) => (
          <Fragment key={i}>
            {i > 0 && ' '}
            <span>{g}</span>
          </Fragment>
        ))}
      </code>
    </p>
  )
}
