import type { Endpoints } from '../endpoint.ts'

export const CONTACT_ENDPOINTS = {
  contact: { method: 'POST', path: '/v2/contact', auth: 'optional', status: 202 },
  reportContent: { method: 'POST', path: '/v2/report-content', auth: 'optional', status: 202 },
  askRight: { method: 'POST', path: '/v2/data-request', auth: 'optional', status: 202 },
  inquiryFile: { method: 'GET', path: '/team/takedowns/:id/files/:file', auth: 'staff', givesFile: true },
  transparency: { method: 'GET', path: '/v2/transparency', auth: 'none' },
} as const satisfies Endpoints
