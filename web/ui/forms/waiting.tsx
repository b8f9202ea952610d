import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../layout/icon.tsx'
import { Notice } from '../layout/notice.tsx'
import '../layout/notice.css'

/**
 * Loading placeholder: hairlines in place of the rows, without animation. `label` is the screen reader text: "Memuat
 * ulasan".
 */
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

/** Error message with a retry button. Without `onRetry`, pass a link as `action`. */
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

/** Shown without JavaScript where a page requires it: explains why and offers alternatives. */
export const NoScript = ({ children, ways }: { children: ReactNode; ways: ReactNode }) => (
  <noscript>
    <Notice kind="warn">
      <p>{children}</p>
      {ways}
    </Notice>
  </noscript>
)
