import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify'
import { CONTRACT } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import type { Attachment, SentFile } from '#shared/contract/files/sent-files.ts'
import { padded } from '#shared/contract/padding.ts'
import { asLocale, type Locale } from '#shared/locale.ts'
import type { Clock } from '../clock.ts'
import { createOnce, type Admitted, type Answer, type Api, type Caller, type Dependencies } from './api.ts'
import { bytesOf, isEndless, kilobytesOf, readBodies } from './bodies.ts'
import { AppError, failField, isAppError, type ErrorCode } from './errors.ts'
import { routesOf } from './form-routes.ts'
import { etagOf, holds } from './etag.ts'
import type { Files } from '../files/files.ts'
import { incomingPlaces, takeFiles } from '../files/receive.ts'
import { sendFile } from '../files/give.ts'
import type { Limits } from '../limits/limits.ts'
import { plainAddress } from '../limits/network.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { Log } from '../log.ts'

/** Headers of every answer, pages and API alike. */
export const SECURITY_HEADERS = {
  // Browsers obey it over TLS alone; on a plain local address it has no effect.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

const ANSWER_HEADERS = { 'content-security-policy': "default-src 'none'" }
const JSON_TYPE = 'application/json; charset=utf-8'

/** A private file is decrypted in memory in one piece, so only two at a time. */
const opening = fewAtOnce(2)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form is written to the disk instead of memory. */
    streams?: boolean
    /** Every answer, including refusals, is padded to whole steps. */
    padded?: boolean
  }
  interface FastifyRequest {
    admitted: Admitted | undefined
  }
}

type Parts = {
  api: Api
  files: Files
  /** Removes the stored files of a form that is refused. */
  dropSent(sent: SentFile[]): Promise<void>
  /** Limits of this process: a file is counted before it is read. */
  limits: Limits
  log: Log
  clock: Clock
  trustProxy: boolean
  serverFactory?: FastifyServerOptions['serverFactory']
}

/** Fastify with every endpoint of the contract below `/api`, and JSON errors in the reader's language. */
export function createHttp({
  api,
  files,
  dropSent,
  limits,
  log,
  clock,
  trustProxy,
  serverFactory,
}: Parts): FastifyInstance {
  const http = Fastify({
    logger: false,
    bodyLimit: bytesOf(),
    // Only the nearest proxy is trusted, not what a visitor claims further back.
    trustProxy: trustProxy ? (_address, hop) => hop < 1 : false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    ...(serverFactory ? { serverFactory } : {}),
    // No hook runs for these errors, such as an address that is not UTF-8.
    frameworkErrors: (error, request, reply) =>
      void refuse(error, request, reply.headers(SECURITY_HEADERS) as unknown as FastifyReply),
  })
  http.decorateRequest('admitted')
  http.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS))
  http.addHook('onResponse', async (request, reply) => log.info('request', requestFacts(request, reply)))
  readBodies(http, { clock, addressOf: request => networkAddress(request, trustProxy) })
  http.setErrorHandler(refuse)
  const all = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]
  const takers = {
    api,
    files,
    dropSent,
    limits,
    places: incomingPlaces(clock),
    send,
    routeOf,
    callerOf: (one: FastifyRequest) => callerOf(one, trustProxy),
  }
  const { plain, forms, either } = routesOf(takers, all)
  for (const route of plain) http.route(route)
  takeFiles(http, forms)
  takeFiles(http, either, { readJson: true })
  http.all('/api/*', async (request, reply) => refuse(new AppError('not_found'), request, reply))
  return http

  function routeOf(name: EndpointName, endpoint: Endpoint): RouteOptions {
    const streams = endpoint.takesFile ?? endpoint.mayTakeFiles
    return {
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      bodyLimit: bytesOf(endpoint.kilobytes),
      config: { streams: streams !== undefined, padded: endpoint.padded === true },
      ...('body' in CONTRACT[name] || streams ? { preParsing: lettingIn(name) } : {}),
      handler: async (request, reply) => {
        const { params, query, body, admitted } = request
        const input = { params, query, body, admitted }
        const recorder = listenTo(endpoint)
        const answer = await api.answer(name, input, callerOf(request, trustProxy), recorder.dependencies)
        if (endpoint.givesFile && answer.status === 200)
          return give(request, reply, answer.body as Attachment)
        return recorder.isCacheable() && answer.status === 200
          ? sendVersion(request, reply, answer)
          : send(reply, answer)
      },
    }
  }

  /** Nothing of the body is read where the caller may not call. */
  function lettingIn(name: EndpointName) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      try {
        const holder = await api.admit(name, request.params, callerOf(request, trustProxy))
        request.admitted = { holder, whole: request.raw.complete }
      } catch (error) {
        if (isEndless(request)) reply.header('connection', 'close')
        throw error
      }
    }
  }

  async function give(request: FastifyRequest, reply: FastifyReply, what: Attachment): Promise<FastifyReply> {
    const bytes = await opening(() => files.read('private', what.key))
    return bytes ? sendFile(reply, bytes, what) : refuse(new AppError('not_found'), request, reply)
  }

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const expected = isAppError(error)
      ? error
      : hungUp(request)
        ? new AppError('invalid')
        : frameworkError(error, request)
    // The API has logged its own bugs.
    if (!isAppError(error) && expected.code === 'internal') log.error('bug', error)
    return send(reply, api.problem(expected, localeOf(request)))
  }
}

/** A client that disconnects while it sends gets no answer, and its error is no fault of ours. */
const hungUp = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/** Fastify's own errors as our codes. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
  FST_ERR_BAD_URL: 'not_found',
}

const frameworkError = (error: unknown, request: FastifyRequest): AppError =>
  new AppError(FRAMEWORK_CODES[codeOf(error)] ?? 'internal', { limit: kilobytesOf(request) })

const codeOf = (error: unknown): string => String((error as { code?: unknown })?.code)

function requestFacts(request: FastifyRequest, reply: FastifyReply): Record<string, string | number> {
  const took = reply.elapsedTime
  const bucket = took < 10 ? '<10ms' : took < 100 ? '<100ms' : took < 1000 ? '<1s' : '>=1s'
  return {
    method: request.method,
    route: request.routeOptions.url ?? '*',
    status: reply.statusCode,
    took: bucket,
  }
}

/** Headers that proxies and tunnels add to a request that they forward. */
const FORWARDING = [
  'x-forwarded-for',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** The caller as the request states it: nothing here is verified yet. */
function callerOf(request: FastifyRequest, trustProxy: boolean): Caller {
  checkLocale(request)
  const bearer = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const address = networkAddress(request, trustProxy)
  const forwarded = FORWARDING.some(name => request.headers[name] !== undefined)
  const device = String(request.headers['device'] ?? '').slice(0, 64) || undefined
  return { locale: localeOf(request), bearer, device, address, host: request.headers.host ?? '', forwarded }
}

export function networkAddress({ headers, ip }: FastifyRequest, trustProxy: boolean): string {
  const passedFor = headers['x-forwarded-for'] ?? headers['forwarded']
  // Forwarded by a proxy that is not configured: the socket's address is the proxy's, not the caller's.
  return passedFor !== undefined && !trustProxy ? 'forwarded' : plainAddress(ip)
}

/** Refuses a language that is neither of ours; one in a body is checked by its schema. */
function checkLocale({ query, headers }: FastifyRequest): void {
  const given = [(query as { locale?: unknown } | undefined)?.locale, headers['locale']]
  if (given.some(one => one !== undefined && one !== '' && !asLocale(one))) failField('locale', 'choice')
}

/** An explicit `locale` in body or query, else the `Locale` header, else Indonesian. */
function localeOf(request: FastifyRequest): Locale {
  const body = request.body as { locale?: unknown } | undefined
  const query = request.query as { locale?: unknown } | undefined
  return asLocale(body?.locale) ?? asLocale(query?.locale) ?? asLocale(request.headers['locale']) ?? 'id'
}

/**
 * Whether an answer is the same for everyone until something changes: a GET without credentials whose handler
 * declared its subjects or how long it stays fresh, as for the page cache.
 */
function listenTo({ method, auth }: Endpoint): { dependencies: Dependencies; isCacheable(): boolean } {
  let declared = false
  const note = () => void (declared = true)
  return {
    dependencies: { shows: note, freshFor: note, once: createOnce() },
    isCacheable: () => declared && method === 'GET' && auth === 'none',
  }
}

/** Such an answer may be stored, but is revalidated each time: a client with this version gets no second copy. */
function sendVersion(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const json = JSON.stringify(answer.body)
  const etag = etagOf(json)
  reply.headers({ ...ANSWER_HEADERS, 'cache-control': 'no-cache', vary: 'locale', etag })
  return holds(request.headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.code(answer.status).type(JSON_TYPE).send(json)
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  const pads = reply.request.routeOptions.config?.padded
  const json = JSON.stringify(answer.body)
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds)
  return reply
    .code(answer.status)
    .headers({ ...ANSWER_HEADERS, 'cache-control': pads ? 'no-store, no-transform' : 'no-store' })
    .type(JSON_TYPE)
    .send(pads ? padded(json) : json)
}
