import { createServer, type IncomingMessage, type Server } from 'node:http'

/** The time for a client's headers, and for each `LEAST_BYTES` of its body. */
const PATIENCE = { headersMs: 25_000, bodyMs: 30_000 }
/** Each connection takes memory and a file descriptor. */
const MOST_CONNECTIONS = 4_000
/**
 * Far below what the slowest phone sends in that time: this limit never cuts an upload that moves. `limits/shares.ts`
 * may give its place to another.
 */
const LEAST_BYTES = 4_096
/** Refused connections are logged once a minute at most. */
const MINUTE_MS = 60_000
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/**
 * A server that disconnects clients who hold a connection without sending, and refuses connections beyond its
 * maximum.
 */
export function createPatientServer({
  headersMs = PATIENCE.headersMs,
  bodyMs = PATIENCE.bodyMs,
  mostConnections = MOST_CONNECTIONS,
  onFull = (): void => {},
} = {}): Server {
  const server = createServer({
    headersTimeout: headersMs,
    // A limit for a whole request would cut large uploads that move.
    requestTimeout: 0,
    connectionsCheckingInterval: headersMs / 5,
  })
  server.maxConnections = mostConnections
  let loggedAt = -Infinity
  server.on('drop', () => {
    if (performance.now() < loggedAt + MINUTE_MS) return
    loggedAt = performance.now()
    onFull()
  })
  return server.on('request', request => {
    if (hasBody(request)) watchBody(request, bodyMs)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function watchBody(request: IncomingMessage, bodyMs: number): void {
  const { socket } = request
  let seen = socket.bytesRead
  let timer = setTimeout(look, bodyMs)
  request.once('close', () => clearTimeout(timer))

  function look(): void {
    if (request.complete) return
    if (socket.bytesRead - seen < LEAST_BYTES) {
      if (socket.writable) socket.write(TOO_SLOW)
      return void socket.destroy()
    }
    seen = socket.bytesRead
    timer = setTimeout(look, bodyMs)
  }
}
