// Apart from the schemas, so that no browser gets their library.

/** What the company sees of its reviews, by what it did about them. */
export const REVIEWS_SHOWN = ['unanswered', 'answered', 'hidden', 'all'] as const
export type ReviewsShown = (typeof REVIEWS_SHOWN)[number]
export const REPLY = { min: 20, max: 1000 }
export const COMPANY_MESSAGE = { min: 20, max: 2000 }
