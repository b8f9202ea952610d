import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Hem } from './brand.tsx'
import type { LinkProps } from '../controls/link.ts'
import './masthead.css'

export type NavItem = { href: string; label: ReactNode; current?: boolean; count?: string | undefined }

/** The first link of a page: skips the masthead and leads to `#isi` (or `to`). */
export const SkipLink = ({ to = 'isi', children }: { to?: string; children: ReactNode }) => (
  <a className="skip" href={`#${to}`}>
    {children}
  </a>
)

/** Header of a public page: hem, brand, search, sections, tools. On a phone the order is brand, tools, search. */
export const Masthead = ({
  brand,
  search,
  nav,
  tools,
}: {
  brand: ReactNode
  search?: ReactNode
  nav?: ReactNode
  tools?: ReactNode
}) => (
  <>
    <Hem />
    <header className="mast">
      <div className="mast-in">
        {brand}
        {search && <div className="mast-search">{search}</div>}
        {nav}
        {tools && <ul className="mast-tools">{tools}</ul>}
      </div>
    </header>
  </>
)

/** Links to the sections of the site; hidden on phones, where the menu contains them. */
export const MastNav = ({ label, items }: { label: string; items: readonly NavItem[] }) => (
  <nav className="mast-nav only-desk" aria-label={label}>
    <NavLinks items={items} />
  </nav>
)

const NavLinks = ({ items }: { items: readonly NavItem[] }) => (
  <ul>
    {items.map(i => (
      <li key={i.href}>
        <a href={i.href} aria-current={i.current ? 'page' : undefined}>
          {i.label}
        </a>
      </li>
    ))}
  </ul>
)

/**
 * A small link in the masthead (language, sign in, menu). Wrap it in `<li>`, optionally with `only-phone` or
 * `only-desk`.
 */
export const ToolLink = ({ className, children, ...rest }: LinkProps) => (
  <a {...rest} className={cx('tool', className)}>
    {children}
  </a>
)

/** Header of a form page: brand and links out of the form, without the hem. */
export const FormMasthead = ({ brand, tools }: { brand: ReactNode; tools?: ReactNode }) => (
  <header className="mast">
    <div className="wrap mast-form">
      {brand}
      {tools && <div className="mast-out">{tools}</div>}
    </div>
  </header>
)

/** Footer of a page: brand, links in columns, and a line of small text. `id` is the target of the phone menu's link. */
export const Footer = ({
  id,
  brand,
  label,
  links,
  children,
}: {
  id?: string | undefined
  brand: ReactNode
  label: string
  links: readonly NavItem[]
  children?: ReactNode
}) => (
  <footer className="foot" id={id}>
    <div className="wrap">
      {brand}
      <nav aria-label={label}>
        <NavLinks items={links} />
      </nav>
      {children && <div className="foot-small">{children}</div>}
    </div>
  </footer>
)
