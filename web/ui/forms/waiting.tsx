import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../layout/icon.tsx'
import { Notice } from '../layout/notice.tsx'
import '../layout/notice.css'

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
  busy?: boolean | undefined
  action?: ReactNode | undefined
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
