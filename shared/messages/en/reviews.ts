import type { reviews as id } from '../id/reviews.ts'

export const reviews: typeof id = {}
