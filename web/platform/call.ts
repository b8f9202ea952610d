import { createContext } from 'react-router'
import type { Input, Output } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { padded } from '#shared/contract/padding.ts'
import { localeOfPath } from '#shared/locale.ts'
import { queryString, type Query } from '#shared/paths.ts'
import { deviceToken, endSession, sessionToken } from './session.ts'

/** What a refused call throws, in the browser and on the server alike. Status 0: the network did not answer. */
export type CallError = {
  status: number
  code: string
  message: string
  errors: Record<string, string[]>
  /** What a field may have meant. */
  candidates?: Record<string, { id: string; name: string; place: string | null }[]> | undefined
  retryAfter?: number | undefined
}

export type Call = <N extends EndpointName>(name: N, input: Input<N>, bearer?: string) => Promise<Output<N>>

/** Loaders take their client from here: HTTP in the browser, the same handlers in process on the server. */
export const callContext = createContext<Call>(httpCall)

export const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error

/** Calls the API over HTTP. `bearer` replaces the session's token where a pass, code or staff token is meant. */
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
      // Reading needs no name for this browser; only what is limited does.
      ...(endpoint.method === 'GET' || endpoint.unnamed ? {} : { Device: deviceToken() }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : bodyOf(endpoint, body),
    // What somebody looked for, or began to write about, stays in no cache of this browser.
    cache: 'no-store',
    signal,
  }).catch(() => undefined)
  const isOver = response?.status === 401 && token !== undefined && bearer === undefined
  if (isOver) endSession({ reload: endpoint.auth !== 'optional' })
  // A call that needs no session is sent again without one.
  return isOver && endpoint.auth === 'optional' ? httpCall(name, input, '', signal) : read<N>(response)
}

/** What a reader's session is for: an owner's and the team's calls bring their own. */
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
