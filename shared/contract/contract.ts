import type { z } from 'zod'
import { accountSchemas } from './accounts/accounts.ts'
import { ownAccountSchemas } from './accounts/own-account.ts'
import { savedSchemas } from './accounts/saved.ts'
import { applicationSchemas } from './jobs/applications.ts'
import { alertSchemas } from './jobs/alerts.ts'
import { vacancySchemas } from './jobs/vacancies.ts'
import { claimSchemas } from './owners/claims.ts'
import { answeringSchemas } from './owner-desk/owner-desk.ts'
import { browseSchemas } from './discovery/browse.ts'
import { contactSchemas } from './contact/calls.ts'
import { companySchemas, home } from './companies/companies.ts'
import { deskSchemas } from './moderation/desk.ts'
import { teamSchemas } from './team/team.ts'
import type { ENDPOINTS, EndpointName } from './endpoints.ts'
import { fileSchemas, type ReceivedFile } from './files/sent-files.ts'
import { officerSchemas } from './companies/officers.ts'
import { librarySchemas } from './library/library.ts'
import { teamLibrarySchemas } from './library/team.ts'
import { membershipSchemas } from './owners/memberships.ts'
import { ownerSchemas } from './owners/owners.ts'
import { paySchemas } from './pay/pay.ts'
import { payGivingSchemas } from './pay/giving.ts'
import { positionSchemas } from './pay/positions.ts'
import { profileSchemas } from './owners/profile.ts'
import { askingSchemas } from './questions/asking.ts'
import { ownerQuestionSchemas } from './questions/owner-questions.ts'
import { questionSchemas } from './questions/questions.ts'
import { developerSchemas } from './site/developers.ts'
import { raffleSchemas } from './raffle/raffle.ts'
import { rankingSchemas } from './discovery/rankings.ts'
import { reviewSchemas } from './reviews/reviews.ts'
import { wageSchemas } from './places/wages.ts'
import { credentialSchemas, passSchemas } from './writing/passes.ts'
import { writingSchemas } from './writing/writing.ts'

export type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; response: z.ZodType }

/** The schemas of every endpoint, the source of validation, the OpenAPI document and the clients' types. */
export const CONTRACT = {
  ...companySchemas,
  ...reviewSchemas,
  ...answeringSchemas,
  ...writingSchemas,
  ...passSchemas,
  ...accountSchemas,
  ...ownAccountSchemas,
  ...credentialSchemas,
  ...savedSchemas,
  ...paySchemas,
  ...payGivingSchemas,
  ...positionSchemas,
  ...browseSchemas,
  ...rankingSchemas,
  ...raffleSchemas,
  ...teamSchemas,
  ...deskSchemas,
  ...officerSchemas,
  ...ownerSchemas,
  ...claimSchemas,
  ...membershipSchemas,
  ...wageSchemas,
  ...fileSchemas,
  ...profileSchemas,
  ...vacancySchemas,
  ...applicationSchemas,
  ...alertSchemas,
  ...questionSchemas,
  ...librarySchemas,
  ...teamLibrarySchemas,
  ...askingSchemas,
  ...ownerQuestionSchemas,
  ...contactSchemas,
  ...developerSchemas,
  home: { response: home },
} satisfies Record<EndpointName, Schemas>

type Contract = typeof CONTRACT
type Part<N extends EndpointName, P extends keyof Schemas> =
  Contract[N] extends Record<P, infer S extends z.ZodType> ? S : never
type Given<N extends EndpointName, P extends keyof Schemas> = [Part<N, P>] extends [never]
  ? {}
  : Record<P, z.input<Part<N, P>>>
type Parsed<N extends EndpointName, P extends keyof Schemas> = [Part<N, P>] extends [never]
  ? {}
  : Record<P, z.output<Part<N, P>>>

/** What a caller sends (`Input`), what a handler receives after parsing, and what is returned. */
export type Input<N extends EndpointName> = Given<N, 'params'> & Partial<Given<N, 'query'>> & Given<N, 'body'>
export type HandlerInput<N extends EndpointName> = Parsed<N, 'params'> &
  Parsed<N, 'query'> &
  Parsed<N, 'body'> &
  ((typeof ENDPOINTS)[N] extends { takesFile: object } ? { file: ReceivedFile } : {})
export type Output<N extends EndpointName> = z.output<Contract[N]['response']>
export type Sent<N extends EndpointName> = z.input<Contract[N]['response']>
