import type { Endpoints } from '../endpoint.ts'

export const REVIEWS_ENDPOINTS = {
  companyReviews: { method: 'GET', path: '/v2/company/:slug/reviews', auth: 'optional' },
  reviewSummary: { method: 'GET', path: '/v2/company/:slug/reviews/summary', auth: 'none' },
  reviewFilters: { method: 'GET', path: '/v2/company/:slug/reviews/filters', auth: 'none' },
  latestReviews: { method: 'GET', path: '/v2/:locale/reviews', auth: 'none' },
  review: { method: 'GET', path: '/reviews/:id', auth: 'optional' },
  markHelpful: { method: 'POST', path: '/reviews/:id/helpful', auth: 'optional' },
  unmarkHelpful: { method: 'DELETE', path: '/reviews/:id/helpful', auth: 'none' },
  reportReview: { method: 'POST', path: '/reviews/:id/report', auth: 'none', status: 202 },
  companyReviewsFirst: { method: 'GET', path: '/companies/:slug/reviews', auth: 'optional' },
} as const satisfies Endpoints
