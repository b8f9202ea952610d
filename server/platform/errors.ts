/** What can go wrong for a caller; words are in the errors messages of shared, statuses here. */
export const STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  pass_invalid: 403,
  not_found: 404,
  review_exists: 409,
  pass_used: 409,
  conflict: 409,
  unlisted_used_up: 409,
  already_decided: 409,
  token_used: 409,
  raffle_closed: 409,
  held: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  code_wrong: 422,
  code_expired: 422,
  too_many_tries: 422,
  totp_wrong: 422,
  consent_needed: 422,
  rate_limited: 429,
  whatsapp_busy: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof STATUS

/** A message key of `errors.field`, with the numbers that its sentence names. */
export type FieldError = { key: string; values?: Record<string, string | number> }

/** An expected failure. Told apart by `code`, never by `instanceof`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldError[]> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    details: { fields?: Record<string, FieldError[]>; retryAfterSeconds?: number } = {},
  ) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export const fail = (code: ErrorCode, details?: ConstructorParameters<typeof AppError>[1]): never => {
  throw new AppError(code, details)
}

/** A 422 about one field. */
export const failField = (field: string, key: string, values?: FieldError['values']): never =>
  fail('invalid', { fields: { [field]: [{ key, values }] } })

export const isAppError = (error: unknown): error is AppError =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code) in STATUS
