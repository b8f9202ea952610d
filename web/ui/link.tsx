import { createContext, useContext, type ComponentProps, type ComponentType } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

/** Wrap the app once to let every link of the design system go through the router: `<LinkProvider value={RouterLink}>`. */
export const LinkProvider = LinkContext.Provider

/** A link. A plain `<a>` unless a `LinkProvider` says otherwise. */
export function Link(props: LinkProps) {
  const As = useContext(LinkContext)
  return <As {...props} />
}
