import { createContext, type ReactNode } from 'react'

/** What the frame puts into the desk's bar: the language switch, which knows all pages. */
export const DeskTools = createContext<ReactNode>(null)
