import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../layout/icon.tsx'
import { currentInView, intoView } from '../layout/into-view.ts'
import type { LinkProps } from './link.ts'
import './chip.css'

/** A row of chips that scrolls on a phone and wraps on a wide screen. Children: `Chip`s or `Menu`s. */
export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="chips" aria-label={label} onFocus={intoView}>
    {children}
  </ul>
)

/** A filter as a link. `chosen` marks the current one; `count` is shown after the label. */
export const Chip = ({
  chosen,
  count,
  className,
  children,
  ...rest
}: LinkProps & { chosen?: boolean | undefined; count?: string | undefined }) => (
  <li>
    <a
      {...rest}
      className={cx('chip', className)}
      aria-current={chosen ? 'true' : undefined}
      ref={chosen ? currentInView : undefined}
    >
      {children}
      {count !== undefined && <span className="chip-n"> {count}</span>}
    </a>
  </li>
)

/** A chosen filter whose link removes it; `remove` is the screen reader text of the cross: "Hapus filter". */
export const RemovableChip = ({ remove, children, ...rest }: LinkProps & { remove: string }) => (
  <li>
    <a {...rest} className="chip chip-on">
      <span className="vh">{remove} </span>
      {children}
      <Icon name="x" size="tiny" />
    </a>
  </li>
)

/** A chip as a toggle button instead of a link. */
export const ChipButton = ({
  pressed,
  onClick,
  children,
}: {
  pressed: boolean
  onClick: () => void
  children: ReactNode
}) => (
  <li>
    <button
      type="button"
      className={cx('chip', pressed && 'chip-on')}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  </li>
)
