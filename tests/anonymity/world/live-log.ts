import type { EndpointName } from '#shared/contract/endpoints.ts'

/** What a changed server could record of a call. `seen`: what every network shows, whatever a program sends. */
export type LiveCall = {
  name: EndpointName
  /** The account whose session came with the call. */
  account: string | undefined
  /** A session or a pass. */
  bearer: string | undefined
  device: string | undefined
  request: Record<string, unknown>
  answer: Record<string, unknown>
  seen: { at: number; address: string }
}

/** Calls for a credential, which have a session, and calls with what it permits, which have none. */
const RECORDED: EndpointName[] = [
  'passKeys',
  'passCredential',
  'reviewPass',
  'payPass',
  'submitReview',
  'givePay',
]

export const isRecorded = (name: EndpointName): boolean => RECORDED.includes(name)
