import { asLetters } from './letters.ts'
import type { View } from './view.ts'

export type Token = {
  text: string
  /** Lower case, with digits inside replaced by letters ("r3ndra"). */
  word: string
  start: number
  end: number
  /** The text between the previous token and this one. */
  gap: string
  capital: boolean
}

const TOKEN = /[\p{L}\d*@]+(?:['-][\p{L}\d*@]+)*/gu
const CAPITAL = /^\p{Lu}/u
const MASKED = /[\d@]/

export function tokensOf({ text, lower }: View): Token[] {
  let last = 0
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => {
    const gap = text.slice(last, index)
    const start = index
    last = index + token.length
    return {
      text: token,
      word: wordOf(lower.slice(start, last)),
      start,
      end: last,
      gap,
      capital: CAPITAL.test(token),
    }
  })
}

function wordOf(lower: string): string {
  return MASKED.test(lower) && /\p{L}/u.test(lower) ? asLetters(lower) : lower
}

export const isUpper = ({ text }: Token): boolean =>
  text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()

export const wordAt = (tokens: Token[], at: number): string => tokens[at]?.word ?? ''
