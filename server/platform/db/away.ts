/** Codes of the driver and of the system when the server cannot be reached or a connection broke. */
const UNREACHED = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/**
 * SQLSTATE of temporary failures. Classes: connections, resources, an operator or a deadline that intervened, the
 * server's system. Single codes: it only reads (servers are being changed), a transaction was idle too long or must
 * be retried, a lock is taken.
 */
const REFUSED = /^(08|53|57|58|25006|25P03|40001|40P01|55P03)/

/** Whether the database was unavailable, so that trying later may help; any other error is our own fault. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const code = String(error.code)
  return 'severity' in error ? REFUSED.test(code) : UNREACHED.has(code)
}

/**
 * Whether the connection was lost with the error; the driver then reports that it closed. A connection that we
 * destroyed ourselves reports nothing while the other side is silent, and a rollback on it fails at once.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ('severity' in error
    ? error.severity === 'FATAL' || error.severity === 'PANIC'
    : UNREACHED.has(String(error.code)) && error.code !== 'CONNECTION_DESTROYED')
