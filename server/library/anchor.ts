/** The anchor of a heading, from its words: "Berapa hari sebelumnya?" is `berapa-hari-sebelumnya`. */
export const anchorOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'bagian'
