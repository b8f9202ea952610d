import { plainText } from './plain-text.ts'

/**
 * Cleans a copied mail address: removes "mailto:", a name before the address, invisible characters and trailing dots,
 * commas and spaces, and straightens apostrophes.
 */
export const readMail = (typed: string): string =>
  plainText(typed)
    .replace(/^.*<([^<>]*)>$/, '$1')
    .replace(/^mailto:([^?]*).*$/, '$1')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[.,;\s]+$/, '')
    .trim()
