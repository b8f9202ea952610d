// Separate from the schemas, so that the browser bundle does not include the schema library.

export const QUESTION = { min: 10, max: 500 }
export const ANSWER = { min: 2, max: 2000 }
export const ASKER_NAME = 60
/** Fewest characters for a search of similar questions. */
export const SIMILAR_FROM = 8
