/**
 * Full-text queries as text; '' is one that no name can fit. Words come from the normal form, so they hold letters and
 * digits alone and need no escaping inside quotes.
 */
export const beginning = (word: string): string => `'${word}':*`
export const whole = (word: string): string => `'${word}'`
export const allOf = (parts: string[]): string =>
  parts.includes('') ? '' : parts.map(part => `(${part})`).join(' & ')
export const anyOf = (parts: string[]): string =>
  parts
    .filter(part => part !== '')
    .map(part => `(${part})`)
    .join(' | ')
