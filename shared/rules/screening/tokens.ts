import type { View } from './view.ts'

export type Token = {
  text: string
  /** Lower case, with digits inside read as letters ("r3ndra"). */
  word: string
  start: number
  end: number
  /** What stands between the token before and this one. */
  gap: string
  capital: boolean
}

const TOKEN = /[\p{L}\d*@]+(?:['-][\p{L}\d*@]+)*/gu
const CAPITAL = /^\p{Lu}/u
const MASKED = /[\d@]/
const LETTER: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
}

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
  return MASKED.test(lower) && /\p{L}/u.test(lower)
    ? lower.replace(/[013457@]/g, sign => LETTER[sign] ?? sign)
    : lower
}

export const isUpper = ({ text }: Token): boolean =>
  text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()
