const SIGNS = '0134567@$!|+€89'
const LETTERS = 'oieasgtasiitebg'

/** Replaces digits and signs by the letters they stand for, as in "g0bl0k", "r3ndra" and "a$u". */
export const asLetters = (word: string): string =>
  word.replace(/[0134567@$!|+€89]/g, sign => LETTERS[SIGNS.indexOf(sign)] as string)
