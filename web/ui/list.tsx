import { Fragment, type ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import './list.css'

export type Pair = { label: ReactNode; value: ReactNode; key?: string }

const keyOf = (p: Pair, i: number) => p.key ?? (typeof p.label === 'string' ? p.label : i)

/** Figures with dotted leaders, as in a table of contents. */
export const Leaders = ({ items }: { items: readonly Pair[] }) => (
  <dl className="leaders">
    {items.map((p, i) => (
      <div key={keyOf(p, i)}>
        <dt>{p.label}</dt>
        <dd>{p.value}</dd>
      </div>
    ))}
  </dl>
)

/** What is known about something: name at the start, value beside it. */
export const Facts = ({ items }: { items: readonly Pair[] }) => (
  <dl className="facts">
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

/** Newer and older pages as links; what is missing keeps its place. `position` says where one is. */
export const Pager = ({
  label,
  newer,
  older,
  position,
}: {
  label: string
  newer?: { href: string; label: ReactNode }
  older?: { href: string; label: ReactNode }
  position?: ReactNode
}) => (
  <nav className="pager" aria-label={label}>
    {newer ? (
      <a className="btn btn-line btn-small" href={newer.href} rel="prev">
        {newer.label}
      </a>
    ) : (
      <span />
    )}
    <span className="note">{position}</span>
    {older ? (
      <a className="btn btn-line btn-small" href={older.href} rel="next">
        {older.label}
      </a>
    ) : (
      <span />
    )}
  </nav>
)
