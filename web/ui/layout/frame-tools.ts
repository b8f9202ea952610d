import { createContext, type ReactNode } from 'react'

/** What the frame puts into the bar of a desk or an area: the language switch, which knows all pages. */
export const FrameTools = createContext<ReactNode>(null)
