/**
 * What somebody typed in plain characters, in small letters with single spaces: full-width signs and Arabic-Indic digits
 * become ours, and the characters that copying brings along and nobody sees are gone.
 */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
