import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './notice.css'

/** Empty state with a suggested action. The section's rule and heading stay above it. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode | undefined }) => (
  <div className="state">
    <div>{children}</div>
    {action && <div className="state-a">{action}</div>}
  </div>
)

/** A note in the text: information or a warning. */
export const Notice = ({
  kind = 'info',
  role,
  children,
}: {
  kind?: 'info' | 'warn' | 'done' | undefined
  role?: 'status' | 'alert'
  children: ReactNode
}) => (
  <div className={`notice notice-${kind}`} role={role}>
    <Icon name={kind === 'warn' ? 'triangle-alert' : kind === 'done' ? 'check' : 'info'} />
    <div>{children}</div>
  </div>
)
