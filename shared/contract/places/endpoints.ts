import type { Endpoints } from '../endpoint.ts'

export const PLACES_ENDPOINTS = {
  minimumWages: { method: 'GET', path: '/minimum-wages', auth: 'none' },
} as const satisfies Endpoints
