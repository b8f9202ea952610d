/** Failures that a caller may see, with their statuses; their words are in the `errors` messages of shared. */
export const STATUS = {
  unauthenticated: 401,
  forbidden: 403,
  pass_invalid: 403,
  pay_pass_invalid: 403,
  credential_invalid: 403,
  subscription_expired: 403,
  not_found: 404,
  review_exists: 409,
  pay_exists: 409,
  pass_used: 409,
  companies_merged: 409,
  conflict: 409,
  already_decided: 409,
  token_used: 409,
  link_used: 409,
  address_taken: 409,
  last_address: 409,
  raffle_closed: 409,
  claimed: 409,
  hidden_before: 409,
  hiding_open: 409,
  too_large: 413,
  file_too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  login_wrong: 422,
  code_wrong: 422,
  code_expired: 422,
  too_many_tries: 422,
  totp_wrong: 422,
  consent_needed: 422,
  rate_limited: 429,
  whatsapp_busy: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const
export type ErrorCode = keyof typeof STATUS

/** A message key of `errors.field`, with the numbers in its sentence. */
export type FieldError = { key: string; values?: Record<string, string | number> | undefined }

/** A possible meaning of a field, for the caller to choose from. */
export type Candidate = { id: string; name: string; place: string | null }

/** An expected failure. Distinguished by `code`, never by `instanceof`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldError[]> | undefined
  readonly candidates: Record<string, Candidate[]> | undefined
  /** The number in the message. */
  readonly limit: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    details: {
      fields?: Record<string, FieldError[]>
      candidates?: Record<string, Candidate[]>
      limit?: number
      retryAfterSeconds?: number
    } = {},
  ) {
    super(code)
    this.code = code
    this.fields = details.fields
    this.candidates = details.candidates
    this.limit = details.limit
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export const fail = (code: ErrorCode, details?: ConstructorParameters<typeof AppError>[1]): never => {
  throw new AppError(code, details)
}

export const TRY_AGAIN_AFTER_SECONDS = 5

/** The request was valid, but cannot be answered at present. */
export const unavailable = (): AppError =>
  new AppError('unavailable', { retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS })

/** Throws `rate_limited` with the seconds to wait, where a limit is full. */
export function orWait(seconds: number | undefined): void {
  if (seconds !== undefined) fail('rate_limited', { retryAfterSeconds: seconds })
}

/** A 422 about one field. */
export const failField = (field: string, key: string, values?: FieldError['values']): never =>
  fail('invalid', { fields: { [field]: [{ key, values }] } })

/** The error for a call that needs a pass as its bearer and has none. */
export const HOW_TO_PASS = { fields: { pass: [{ key: 'pass' }] } }
export const failPass = (): never => fail('pass_invalid', HOW_TO_PASS)

/** The same as `failField`, with candidates to choose from. */
export const failChoice = (field: string, key: string, candidates: Candidate[]): never =>
  fail('invalid', { fields: { [field]: [{ key }] }, candidates: { [field]: candidates } })

export const isAppError = (error: unknown): error is AppError =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code) in STATUS
