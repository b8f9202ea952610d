import { createContext, type ReactNode } from 'react'

/**
 * Tools that the frame adds to the bar of the team's desk or a company's area: the language switch, which depends on
 * the list of all pages.
 */
export const FrameTools = createContext<ReactNode>(null)
