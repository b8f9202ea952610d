import type { Endpoints } from '../endpoint.ts'

export const RAFFLE_ENDPOINTS = {
  raffleState: { method: 'GET', path: '/raffle', auth: 'none' },
  raffleEntry: { method: 'POST', path: '/raffle/entry', auth: 'none', status: 201, unnamed: true },
  raffleDraw: { method: 'GET', path: '/raffle/draws/:month', auth: 'none' },
} as const satisfies Endpoints
