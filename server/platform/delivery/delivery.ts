/**
 * A message that was not delivered. The text is logged, so it never contains an address, a code or the provider's
 * answer.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Trying again is useless. */
  readonly final: boolean
  /** It may have arrived all the same: only the answer was lost. */
  readonly unsure: boolean
  readonly retryAfterSeconds: number | undefined

  constructor(
    message: string,
    { final = false, unsure = false, retryAfterSeconds }: Partial<DeliveryFacts> = {},
  ) {
    super(message)
    this.final = final
    this.unsure = unsure
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type DeliveryFacts = { final: boolean; unsure: boolean; retryAfterSeconds: number | undefined }
