import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import '../notice.css'

/** Placeholder for hidden, removed or withdrawn content, with the reason. Dashed border, never blurred text. */
export const Stub = ({
  label,
  icon = 'eye-off',
  title,
  when,
  note,
  calm,
  children,
}: {
  /** Accessible name of the region. */
  label: string
  icon?: IconName
  title: ReactNode
  when?: ReactNode
  note?: ReactNode
  /** Ink instead of red, for content that nobody removed (withdrawn, waiting). */
  calm?: boolean
  children?: ReactNode
}) => (
  <aside className={calm ? 'stub stub-calm' : 'stub'} aria-label={label}>
    <p className="stub-h">
      <Icon name={icon} />
      <b>{title}</b>
      {when && <span>{when}</span>}
    </p>
    {children && <div>{children}</div>}
    {note && <p className="note">{note}</p>}
  </aside>
)

/** Locked content: a strip of batik, the number of locked items, an explanation, and how to unlock. */
export const LockedBlock = ({
  id,
  cloth,
  count,
  title,
  children,
  actions,
  note,
}: {
  id: string
  /** `<Cover size="lock" at="l" …/>` */
  cloth: ReactNode
  count: ReactNode
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  note?: ReactNode
}) => (
  <section className="locked" aria-labelledby={id}>
    <div className="locked-cloth">{cloth}</div>
    <h3 id={id}>
      <span className="locked-n">
        <Icon name="lock" />
        <span>{count}</span>
      </span>{' '}
      {title}
    </h3>
    {children}
    {actions && <div className="locked-a">{actions}</div>}
    {note && <div className="note">{note}</div>}
  </section>
)
