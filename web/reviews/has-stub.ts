import type { PublicReview } from '#shared/contract/reviews/reviews.ts'

export type StubReview = PublicReview & { stub: NonNullable<PublicReview['stub']> }

/** Whether the review is hidden by its company or removed by the team, so that only a stub is shown. */
export const hasStub = (review: PublicReview): review is StubReview => review.stub !== null
