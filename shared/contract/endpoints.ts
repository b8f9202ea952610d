import { PLACES_ENDPOINTS } from './places/endpoints.ts'
import { DISCOVERY_ENDPOINTS } from './discovery/endpoints.ts'
import { COMPANIES_ENDPOINTS } from './companies/endpoints.ts'
import { REVIEWS_ENDPOINTS } from './reviews/endpoints.ts'
import { PAY_ENDPOINTS } from './pay/endpoints.ts'
import { JOBS_ENDPOINTS } from './jobs/endpoints.ts'
import { QUESTIONS_ENDPOINTS } from './questions/endpoints.ts'
import { LIBRARY_ENDPOINTS } from './library/endpoints.ts'
import { ACCOUNTS_ENDPOINTS } from './accounts/endpoints.ts'
import { WRITING_ENDPOINTS } from './writing/endpoints.ts'
import { OWNERS_ENDPOINTS } from './owners/endpoints.ts'
import { OWNER_DESK_ENDPOINTS } from './owner-desk/endpoints.ts'
import { DESK_ENDPOINTS } from './moderation/desk-subjects.ts'
import { TEAM_ENDPOINTS } from './team/endpoints.ts'
import { CONTACT_ENDPOINTS } from './contact/endpoints.ts'
import { SITE_ENDPOINTS } from './site/endpoints.ts'
import { RAFFLE_ENDPOINTS } from './raffle/endpoints.ts'
import { FILES_ENDPOINTS } from './files/endpoints.ts'

/**
 * Every call of the product: method, path below `/api`, and who may make it. Plain data, so that the browser can load
 * it; the schemas of each name are in `contract.ts`, which only the server loads.
 */
export const ENDPOINTS = {
  ...PLACES_ENDPOINTS,
  ...DISCOVERY_ENDPOINTS,
  ...COMPANIES_ENDPOINTS,
  ...REVIEWS_ENDPOINTS,
  ...PAY_ENDPOINTS,
  ...JOBS_ENDPOINTS,
  ...QUESTIONS_ENDPOINTS,
  ...LIBRARY_ENDPOINTS,
  ...ACCOUNTS_ENDPOINTS,
  ...WRITING_ENDPOINTS,
  ...OWNERS_ENDPOINTS,
  ...OWNER_DESK_ENDPOINTS,
  ...DESK_ENDPOINTS,
  ...TEAM_ENDPOINTS,
  ...CONTACT_ENDPOINTS,
  ...SITE_ENDPOINTS,
  ...RAFFLE_ENDPOINTS,
  ...FILES_ENDPOINTS,
} as const

export type EndpointName = keyof typeof ENDPOINTS
