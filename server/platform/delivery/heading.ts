import { inOneLine } from './quoted.ts'

const LONGEST_RULE = 40

/** A heading over what a letter says next: underlined where it is text alone. */
export function heading(words: string): string {
  const line = inOneLine(words)
  return `${line}\n${'-'.repeat(Math.min(line.length, LONGEST_RULE))}`
}

/** The words of one, if that is what these lines are. */
export const headingIn = ([words, rule = '', ...more]: string[]): string | undefined =>
  more.length === 0 && /^-+$/.test(rule) ? words : undefined
