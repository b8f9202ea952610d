import { createContext } from 'react'

/** Patterns of the search words, which are highlighted in the texts of the reviews. */
export const FoundWords = createContext<readonly string[]>([])
