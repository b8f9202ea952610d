/**
 * A message that did not get through. Its text goes to the log, so it never holds an address, a code or what a
 * provider answered.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** Trying again helps nobody. */
  readonly final: boolean
  /** It may have arrived all the same: the answer was lost, not the message. */
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
