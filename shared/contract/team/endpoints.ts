import type { Endpoints } from '../endpoint.ts'

export const TEAM_ENDPOINTS = {
  teamCounts: { method: 'GET', path: '/team/counts', auth: 'staff' },
  leaveDesk: { method: 'DELETE', path: '/team/claims', auth: 'staff' },
  teamHistory: { method: 'GET', path: '/team/history', auth: 'staff' },
} as const satisfies Endpoints
