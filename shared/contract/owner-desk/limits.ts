// Separate from the schemas, so that the browser bundle does not include the schema library.

/** Filter of the reviews on a company's desk. */
export const REVIEWS_SHOWN = ['unanswered', 'answered', 'hidden', 'all'] as const
export type ReviewsShown = (typeof REVIEWS_SHOWN)[number]
export const REPLY = { min: 20, max: 1000 }
export const COMPANY_MESSAGE = { min: 20, max: 2000 }
