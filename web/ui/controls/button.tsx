import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../layout/icon.tsx'
import type { LinkProps } from './link.ts'
import './button.css'

export type ButtonKind = 'filled' | 'line' | 'warn'
export type ButtonLook = {
  full?: boolean | undefined
  grow?: boolean | undefined
  size?: 'small' | undefined
}

/** Classes of a button, for other elements. A view has at most one filled button. */
export const buttonClass = (kind: ButtonKind = 'filled', look: ButtonLook = {}): string =>
  cx('btn', `btn-${kind}`, look.full && 'btn-full', look.grow && 'btn-grow', look.size && 'btn-small')

type Look = ButtonLook & {
  kind?: ButtonKind | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  children: ReactNode
}

const face = (p: Pick<Look, 'icon' | 'iconEnd' | 'children' | 'size'>) => (
  <>
    {p.icon && <Icon name={p.icon} size={p.size} />}
    {p.children}
    {p.iconEnd && <Icon name={p.iconEnd} size={p.size} />}
  </>
)

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Look & {
    /** Disabled but focusable (`aria-disabled`): pressing does nothing. Show the reason next to it under `reasonId`. */
    off?: boolean | undefined
    /** Id of the visible reason. */
    reasonId?: string | undefined
    /** Work in progress: the button keeps its size, ignores presses and has `aria-busy`. */
    busy?: boolean | undefined
  }

export function Button({
  kind = 'filled',
  icon,
  iconEnd,
  full,
  grow,
  size,
  off,
  reasonId,
  busy,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const still = off || busy
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass(kind, { full, grow, size }), off && 'btn-off', busy && 'btn-busy', className)}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reasonId ?? rest['aria-describedby']}
      onClick={still ? e => e.preventDefault() : onClick}
    >
      {face({ icon, iconEnd, children, size })}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  kind = 'filled',
  icon,
  iconEnd,
  full,
  grow,
  size,
  className,
  children,
  ...rest
}: LinkProps & Look) {
  return (
    <a {...rest} className={cx(buttonClass(kind, { full, grow, size }), className)}>
      {face({ icon, iconEnd, children, size })}
    </a>
  )
}

/** A button that looks like a link, for small actions ("Hapus draf ini"). */
export function LinkButton({
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { icon?: IconName }) {
  return (
    <button {...rest} type={type} className={cx('link-btn', className)}>
      {icon && <Icon name={icon} size="tiny" />}
      {children}
    </button>
  )
}

/**
 * A secondary action below an entry; `quiet` for actions that should not attract attention (report), `pressed` for an
 * active toggle.
 */
export function ActionButton({
  icon,
  quiet,
  pressed,
  count,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & {
  icon?: IconName
  quiet?: boolean
  pressed?: boolean
  count?: string | undefined
}) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={cx('act', quiet && 'act-quiet', className)}
    >
      {icon && <Icon name={icon} size="small" />}
      {children}
      {count !== undefined && <span className="act-n">{count}</span>}
    </button>
  )
}

/** The last line of a section: "Semua ulasan terbaru →"; `back`: "← Kembali". */
export function ArrowLink({ className, children, back, ...rest }: LinkProps & { back?: boolean }) {
  return (
    <p className={cx('more', className)}>
      <a {...rest}>
        {back && <Icon name="arrow-left" size="small" />}
        {children}
        {!back && <Icon name="arrow-right" size="small" />}
      </a>
    </p>
  )
}
