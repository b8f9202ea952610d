import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import './mark.css'

/**
 * A highlighted span of text: `blocking` must be removed, `holding` will be checked by a moderator, `found` matches a
 * search, `chosen` is under decision. `number` refers to a list.
 */
export const Mark = ({
  kind,
  chosen,
  number,
  children,
}: {
  kind: 'blocking' | 'holding' | 'found'
  chosen?: boolean | undefined
  number?: number
  children: ReactNode
}) => (
  <mark className={cx('m', `m-${kind}`, chosen && 'm-chosen')}>
    {children}
    {number !== undefined && <sup>{number}</sup>}
  </mark>
)

/** Replacement for masked words: "nama disamarkan". */
export const Mask = ({ children }: { children: ReactNode }) => <span className="mask">{children}</span>

export const Kbd = ({ children }: { children: ReactNode }) => <kbd className="kbd">{children}</kbd>
