import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import '../notice.css'

/** Stands in for something that is not shown (hidden, removed, withdrawn), and says why. Dashed, never blurred. */
export const Stub = ({
  label,
  icon = 'eye-off',
  title,
  when,
  note,
  calm,
  children,
}: {
  /** Name of the region for assistive technology. */
  label: string
  icon?: IconName
  title: ReactNode
  when?: ReactNode
  note?: ReactNode
  /** In ink instead of red: nobody took it away (withdrawn, waiting). */
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

/** What waits behind a cloth: the cloth, a figure with a lock, what it is, how to open it. */
export const LockedBlock = ({
  id,
  cloth,
  count,
  title,
  children,
  actions,
  note,
}: {
  /** Id of the heading. */
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
