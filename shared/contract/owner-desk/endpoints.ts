import type { Endpoints } from '../endpoint.ts'

export const OWNER_DESK_ENDPOINTS = {
  ownerReviews: { method: 'GET', path: '/co/reviews', auth: 'owner' },
  ownerReview: { method: 'GET', path: '/co/reviews/:id', auth: 'owner' },
  saveReply: { method: 'POST', path: '/co/reviews/:id/comment', auth: 'owner' },
  removeReply: { method: 'DELETE', path: '/co/reviews/:id/comment', auth: 'owner' },
  hideReview: { method: 'POST', path: '/co/reviews/:id/unpublish', auth: 'owner' },
  unhideReview: { method: 'POST', path: '/co/reviews/:id/publish', auth: 'owner' },
  ownerComments: { method: 'GET', path: '/co/salary-comments', auth: 'owner' },
  hideComment: { method: 'POST', path: '/co/salary-comments/:id/unpublish', auth: 'owner' },
  unhideComment: { method: 'POST', path: '/co/salary-comments/:id/publish', auth: 'owner' },
  companyMessage: { method: 'POST', path: '/company-private-message', auth: 'session', status: 202 },
} as const satisfies Endpoints
