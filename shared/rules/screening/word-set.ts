/** The words of a space-separated list. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
