// Separate from the schemas, so that the browser bundle does not include the schema library.

/** Most files in a claim. */
export const MOST_CLAIM_FILES = 5
