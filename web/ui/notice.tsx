import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import './notice.css'

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

/** Nothing here, and what to do about it. Keep the section's rule and heading above it. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="state">
    <div>{children}</div>
    {action && <div className="state-a">{action}</div>}
  </div>
)

/** Under way: hairlines where rows will be, no shimmer. `label` is read out: "Memuat ulasan". */
export const Loading = ({ label, rows = 3 }: { label: string; rows?: number }) => (
  <div className="loading" role="status">
    <span className="vh">{label}</span>
    {Array.from({ length: rows }, (_, i) => (
      <svg key={i} width="100%" height="72" aria-hidden="true">
        <rect className="loading-l" width="38%" height="1" y="15" />
        <rect className="loading-l" width="92%" height="1" y="35" />
        <rect className="loading-l" width="74%" height="1" y="55" />
      </svg>
    ))}
  </div>
)

/** It did not work, why, and again. Without `onRetry`, give a link as `action`. */
export const Failed = ({
  children,
  retry,
  onRetry,
  busy,
  action,
}: {
  children: ReactNode
  retry?: ReactNode
  onRetry?: () => void
  busy?: boolean
  action?: ReactNode
}) => (
  <div className="state state-failed" role="alert">
    <p className="state-t">
      <Icon name="triangle-alert" />
      <span>{children}</span>
    </p>
    {(onRetry || action) && (
      <div className="state-a">
        {onRetry && (
          <Button kind="line" busy={busy} onClick={onRetry}>
            {retry}
          </Button>
        )}
        {action}
      </div>
    )}
  </div>
)

/** Stands where a page needs JavaScript, for those who have none: what that means and what they can do instead. */
export const NoScript = ({ children, ways }: { children: ReactNode; ways: ReactNode }) => (
  <noscript>
    <Notice kind="warn">
      <p>{children}</p>
      {ways}
    </Notice>
  </noscript>
)

/** A remark in the flow: information, or something to mind. */
export const Notice = ({
  kind = 'info',
  role,
  children,
}: {
  kind?: 'info' | 'warn' | 'done'
  role?: 'status' | 'alert'
  children: ReactNode
}) => (
  <div className={`notice notice-${kind}`} role={role}>
    <Icon name={kind === 'warn' ? 'triangle-alert' : kind === 'done' ? 'check' : 'info'} />
    <div>{children}</div>
  </div>
)
