/**
 * Normalises typed text: lower case, single spaces, full-width characters and Arabic-Indic digits as ASCII, no
 * invisible format characters.
 */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
