import type { Endpoints } from '../endpoint.ts'

export const SITE_ENDPOINTS = {
  publicCalls: { method: 'GET', path: '/v2/calls', auth: 'none' },
  notices: { method: 'GET', path: '/v2/notices', auth: 'none' },
} as const satisfies Endpoints
