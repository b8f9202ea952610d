import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../layout/icon.tsx'
import type { LinkProps } from './link.ts'
import './menu.css'
import './chip.css'

/**
 * A menu button with its menu: a `<details>`, so that it works before JavaScript; with JavaScript it closes on Esc, on
 * a press or focus elsewhere and on a choice. On phones it is a bottom sheet over a backdrop; the backdrop belongs to
 * the `<summary>`, so that a press on it closes the menu. `look` is the style of the button. Children: `MenuItem`s or
 * any form.
 */
export function Menu({
  label,
  look = 'chip',
  chosen,
  icon,
  end,
  plain,
  name,
  children,
}: {
  label: ReactNode
  look?: 'chip' | 'tool' | 'line'
  /** Marks the button, because an item in the menu is chosen. */
  chosen?: boolean | undefined
  icon?: IconName
  /** The menu is aligned to the end of the button. */
  end?: boolean
  /** The children are not list items but, for example, a form. */
  plain?: boolean
  /** Opening a menu closes others of the same name, also before JavaScript. */
  name?: string | undefined
  children: ReactNode
}) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const outside = (e: Event) => {
      const d = box.current
      if (d?.open && !d.contains(e.target as Node)) d.open = false
    }
    const key = (e: KeyboardEvent) => {
      const d = box.current
      if (e.key !== 'Escape' || !d?.open) return
      d.open = false
      d.querySelector('summary')?.focus()
    }
    document.addEventListener('click', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('click', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', key)
    }
  }, [])
  const choose = (e: { target: EventTarget }) => {
    if (!box.current || !(e.target as Element).closest('a, [data-close]')) return
    box.current.open = false
    box.current.querySelector('summary')?.focus({ preventScroll: true })
  }
  // On a phone the sheet covers the button, so that it repeats the label.
  const title = typeof label === 'string' ? label : undefined
  return (
    <details className={cx('menu', end && 'menu-end')} name={name} ref={box} onClick={choose}>
      <summary className={cx(look === 'line' ? 'btn btn-line' : look, chosen && 'chip-on')}>
        {icon && <Icon name={icon} />}
        {label}
        {look !== 'tool' && <Icon name="chevron-down" size="tiny" />}
      </summary>
      {plain ? (
        <div className="menu-p menu-form" data-label={title}>
          {children}
        </div>
      ) : (
        <ul className="menu-p" data-label={title}>
          {children}
        </ul>
      )}
    </details>
  )
}

/** A menu as a chip in a row of chips. */
export const MenuChip = (props: Parameters<typeof Menu>[0]) => (
  <li>
    <Menu {...props} look="chip" />
  </li>
)

export const MenuItem = ({ chosen, children, ...rest }: LinkProps & { chosen?: boolean | undefined }) => (
  <li>
    <a {...rest} className="menu-i" aria-current={chosen ? 'true' : undefined}>
      {children}
      {chosen && <Icon name="check" size="small" />}
    </a>
  </li>
)

/** An item that performs an action on this page. */
export const MenuButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <li>
    <button type="button" className="menu-i" data-close="" onClick={onClick}>
      {children}
    </button>
  </li>
)
