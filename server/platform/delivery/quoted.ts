const BREAKS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

export const inOneLine = (words: string): string => words.replace(BREAKS, ' ')

/** Marks every line of another person's words, so that none of them reads as ours. */
export const quoted = (words: string): string =>
  words
    .split(BREAKS)
    .map(line => `> ${line}`)
    .join('\n')
