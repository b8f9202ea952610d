import type { ComponentProps } from 'react'

/** Props of a component that renders a link: all attributes of `<a>`, with a required `href`. */
export type LinkProps = ComponentProps<'a'> & { href: string }
