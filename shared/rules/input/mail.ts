import { plainText } from './plain-text.ts'

/**
 * A mail address as it was meant: without what copying brings along ("mailto:", a name before it, characters that nobody
 * sees), with a straight apostrophe, and without a dot, comma or space behind it.
 */
export const readMail = (typed: string): string =>
  plainText(typed)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^mailto:([^?]*).*$/, '$1')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[.,;\s]+$/, '')
    .trim()
