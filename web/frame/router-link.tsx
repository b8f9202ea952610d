import { Link, useLocation } from 'react-router'
import type { LinkProps } from '#web/ui/link.tsx'

/** Links of the design system go through the router; addresses elsewhere and places on this page stay plain. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  if (!href.startsWith('/'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  // Another order or choice of the same list: the reader stays where the list begins to change.
  const stays = href.split('?')[0] === pathname && !href.includes('cursor=')
  return (
    <Link to={href} discover="none" preventScrollReset={stays} {...rest}>
      {children}
    </Link>
  )
}
