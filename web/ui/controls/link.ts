import type { ComponentProps } from 'react'

/** What is made of a link: all its attributes, and it leads somewhere. */
export type LinkProps = ComponentProps<'a'> & { href: string }
