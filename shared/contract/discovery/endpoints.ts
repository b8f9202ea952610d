import type { Endpoints } from '../endpoint.ts'

export const DISCOVERY_ENDPOINTS = {
  home: { method: 'GET', path: '/home', auth: 'none' },
  industryPage: { method: 'GET', path: '/industries/:industry', auth: 'none' },
  placePage: { method: 'GET', path: '/places/:place', auth: 'none' },
  topCompanies: { method: 'GET', path: '/top-companies', auth: 'none' },
} as const satisfies Endpoints
