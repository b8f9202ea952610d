import type { Endpoints } from '../endpoint.ts'

export const WRITING_ENDPOINTS = {
  passKeys: { method: 'GET', path: '/pass-keys', auth: 'none' },
  reviewPass: { method: 'POST', path: '/review-pass', auth: 'none', status: 201, unnamed: true },
  submitReview: { method: 'POST', path: '/review', auth: 'pass', status: 201, unnamed: true, padded: true },
  myReview: { method: 'GET', path: '/my-review', auth: 'code', padded: true },
  editReview: { method: 'PUT', path: '/my-review', auth: 'code', unnamed: true, padded: true },
  withdrawReview: { method: 'DELETE', path: '/my-review', auth: 'code', unnamed: true, padded: true },
} as const satisfies Endpoints
