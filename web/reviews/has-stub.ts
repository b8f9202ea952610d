import type { PublicReview } from '#shared/contract/reviews/reviews.ts'

export type StubReview = PublicReview & { stub: NonNullable<PublicReview['stub']> }

/** Hidden by its company or removed by the team: only a remark is left of it. */
export const hasStub = (review: PublicReview): review is StubReview => review.stub !== null
