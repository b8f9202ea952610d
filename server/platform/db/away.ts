/** The driver's codes, and the system's, where the server cannot be reached or a connection to it broke. */
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
 * What the server says when it cannot just now, by class: connections, resources, an operator or a deadline that stepped
 * in, its system; and single ones: it only reads (a change of servers), a transaction that must be tried again.
 */
const REFUSED = /^(08|53|57|58|25006|25P03|40001|40P01|55P03)/

/** Whether the database did not answer, so that asking later may help; anything else is a fault of ours. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const code = String(error.code)
  return 'severity' in error ? REFUSED.test(code) : UNREACHED.has(code)
}

/**
 * Whether its connection went with it, and will say that it closed. One that we destroyed ourselves says nothing when the
 * other side is silent; a rollback on it fails at once.
 */
export const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ('severity' in error
    ? error.severity === 'FATAL' || error.severity === 'PANIC'
    : UNREACHED.has(String(error.code)) && error.code !== 'CONNECTION_DESTROYED')
