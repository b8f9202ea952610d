import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import './mark.css'

/** A marked span of text: `blocking` must go, `holding` will be looked at, `found` was searched for, `chosen` is the one being decided. `number` refers to a list. */
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

/** Stands where something was taken out: "nama disamarkan". */
export const Mask = ({ children }: { children: ReactNode }) => <span className="mask">{children}</span>

/** A key of the keyboard. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd className="kbd">{children}</kbd>
