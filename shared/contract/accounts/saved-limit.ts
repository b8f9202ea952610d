// Separate from the schemas, so that the browser bundle does not include the schema library.

/** Most vacancies, and most companies, that an account saves. */
export const SAVED_MOST = 100
