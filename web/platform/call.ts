import { createContext } from 'react-router'
import type { Input, Output } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { padded } from '#shared/contract/padding.ts'
import { localeOfPath } from '#shared/locale.ts'
import { queryString, type Query } from '#shared/paths.ts'
import { deviceToken, endSession, sessionToken } from './session.ts'

/** Error thrown for a refused call, in the browser and on the server. Status 0: no response from the network. */
export type CallError = {
  status: number
  code: string
  message: string
  errors: Record<string, string[]>
  /** Possible matches for an ambiguous value of a field. */
  candidates?: Record<string, { id: string; name: string; place: string | null }[]> | undefined
  retryAfter?: number | undefined
}

export type Call = <N extends EndpointName>(name: N, input: Input<N>, bearer?: string) => Promise<Output<N>>

/** The API client of loaders: HTTP in the browser, in-process handlers on the server. */
export const callContext = createContext<Call>(httpCall)

export const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error

/** Calls the API over HTTP. `bearer` replaces the session token when the call needs a pass, code or staff token. */
export async function httpCall<N extends EndpointName>(
  name: N,
  input: Input<N>,
  bearer?: string,
  signal: AbortSignal | null = null,
): Promise<Output<N>> {
  const endpoint: Endpoint = ENDPOINTS[name]
  const token = bearer ?? (isReaders(endpoint) ? sessionToken() : undefined)
  const { params, query, body } = input as { params?: Record<string, string>; query?: Query; body?: unknown }
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  const response = await fetch(`/api${path}${queryString(query)}`, {
    method: endpoint.method,
    headers: {
      Locale: localeOfPath(location.pathname),
      // The device token is for rate limits only, so that plain reads are sent without it.
      ...(endpoint.method === 'GET' || endpoint.unnamed ? {} : { Device: deviceToken() }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : bodyOf(endpoint, body),
    // Sessions are in the header: a cookie would tie calls without one to those with one.
    credentials: 'omit',
    // The browser must not cache searches or half-written texts.
    cache: 'no-store',
    signal,
  }).catch(() => undefined)
  const isOver = response?.status === 401 && token !== undefined && bearer === undefined
  if (isOver) endSession({ reload: endpoint.auth !== 'optional' })
  // A call with an optional session is repeated without the expired session.
  return isOver && endpoint.auth === 'optional' ? httpCall(name, input, '', signal) : read<N>(response)
}

/** The reader's session token is sent with these calls only; owner and team calls pass their own token. */
const isReaders = ({ auth }: Endpoint): boolean => auth === 'session' || auth === 'optional'

function bodyOf({ padded: pads }: Endpoint, body: unknown): string {
  const json = JSON.stringify(body)
  return pads ? padded(json) : json
}

async function read<N extends EndpointName>(response: Response | undefined): Promise<Output<N>> {
  if (response?.ok) return (await response.json()) as Output<N>
  const body = (await response?.json().catch(() => undefined)) as Partial<CallError> | undefined
  throw {
    status: response?.status ?? 0,
    code: body?.code ?? (response ? 'internal' : 'offline'),
    message: body?.message ?? '',
    errors: body?.errors ?? {},
    candidates: body?.candidates,
    retryAfter: Number(response?.headers.get('retry-after')) || undefined,
  } satisfies CallError
}
