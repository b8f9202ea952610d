// Apart from the schemas, so that no browser gets their library.

/** So many vacancies, and so many companies, somebody keeps at most. */
export const SAVED_MOST = 100
