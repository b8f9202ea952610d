/** A place on a page, of the words that stand there: "Berapa hari sebelumnya?" is `berapa-hari-sebelumnya`. */
export const anchorOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'bagian'
