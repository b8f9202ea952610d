// Apart from the schemas, so that no browser gets their library.

export const QUESTION = { min: 10, max: 500 }
export const ANSWER = { min: 2, max: 2000 }
export const ASKER_NAME = 60
/** Similar questions are looked for from so many characters on. */
export const SIMILAR_FROM = 8
