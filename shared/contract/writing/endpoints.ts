import type { Endpoints } from '../endpoint.ts'

export const WRITING_ENDPOINTS = {
  reviewPass: { method: 'POST', path: '/review-pass', auth: 'session', status: 201, padded: true },
  submitReview: { method: 'POST', path: '/review', auth: 'pass', status: 201, unnamed: true, padded: true },
  myReview: { method: 'GET', path: '/my-review', auth: 'code', padded: true },
  editReview: { method: 'PUT', path: '/my-review', auth: 'code', unnamed: true, padded: true },
  withdrawReview: { method: 'DELETE', path: '/my-review', auth: 'code', unnamed: true, padded: true },
} as const satisfies Endpoints
