import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { networksOf } from '../limits/network.ts'
import { arrivalOf, createShares } from '../limits/shares.ts'
import { AppError, unavailable } from './errors.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
/** The limit of a body for which its call declares none. */
const BODY_KILOBYTES = 64
/**
 * Bytes of bodies in memory, from their announcement until there is an answer: of all clients, and of one customer's
 * network.
 */
const IN_FLIGHT = { most: 16 * MEGABYTE, each: 2 * MEGABYTE }

export const bytesOf = (kilobytes = BODY_KILOBYTES): number => kilobytes * KILOBYTE

export const kilobytesOf = ({ routeOptions }: FastifyRequest): number =>
  (routeOptions.bodyLimit ?? bytesOf()) / KILOBYTE

/** Parses JSON only, and gives each body a share of the memory; files go to the disk. */
export function readBodies(
  http: FastifyInstance,
  { clock, addressOf }: { clock: Clock; addressOf: (request: FastifyRequest) => string },
): void {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)))
    } catch {
      done(new AppError('invalid', { fields: { body: [{ key: 'json' }] } }))
    }
  })
  const shares = createShares({ ...IN_FLIGHT, clock })
  http.addHook('onRequest', async (request, reply) => {
    const amount = announced(request)
    if (amount === 0 || (request.routeOptions.config.streams && isForm(request))) return
    // Closes the connection, since keeping it would need a body that is too large, or endless, to be read to its end.
    if (amount > bytesOf(kilobytesOf(request))) {
      reply.header('connection', 'close')
      throw new AppError('too_large', { limit: kilobytesOf(request) })
    }
    const networks = networksOf(addressOf(request))
    const give = shares.take({ networks, amount, ...arrivalOf(request.raw) })
    if (!give) {
      reply.header('connection', 'close')
      throw unavailable()
    }
    releases.set(request, give)
    finished(reply.raw, give)
  })
  http.addHook('onSend', async request => letGo(request))
}

const releases = new WeakMap<FastifyRequest, () => void>()

/** Releases the body once there is an answer: a client that never reads the answer holds a connection, but no body. */
export function letGo(request: FastifyRequest): void {
  request.body = undefined
  releases.get(request)?.()
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Whether the rest of the body is too long to be read only to keep the connection. */
export const isEndless = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytesOf()

/** A body without a length counts with all that its call permits. */
function announced(request: FastifyRequest): number {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (encoding !== undefined) return kilobytesOf(request) * KILOBYTE
  return Number(length ?? 0)
}
