import { createContext } from 'react'

/** Patterns of the words that a list of reviews was searched for, to be marked in their texts. */
export const FoundWords = createContext<readonly string[]>([])
