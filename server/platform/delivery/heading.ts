import { inOneLine } from './quoted.ts'

const LONGEST_RULE = 40

/** A heading above the next part of a letter; in plain text it is underlined. */
export function heading(words: string): string {
  const line = inOneLine(words)
  return `${line}\n${'-'.repeat(Math.min(line.length, LONGEST_RULE))}`
}

/** The heading's words, if these lines are a heading. */
export const headingIn = ([words, rule = '', ...more]: string[]): string | undefined =>
  more.length === 0 && /^-+$/.test(rule) ? words : undefined
