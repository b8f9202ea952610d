import { createRequest } from '#shared/pass/request.ts'
import { receive } from '#shared/pass/response.ts'
import { createSeed } from '#shared/pass/seed.ts'
import type { Issuer } from '#shared/pass/key.ts'
import { decode, encode } from '#web/platform/base64.ts'
import type { Call } from '#web/platform/call.ts'

// Loaded when a pass is needed: import this file lazily, because its mathematics is large.

/** An account's credential of one year, all bytes as base64url. */
export type Credential = { site: string; year: number; key: string; seed: string; credential: string }
/** What the browser stores: the seed before the first request, so that a repeated one is the same device's. */
type Stored = Omit<Credential, 'credential'> & { credential: string | null }

export type CredentialPlace = { get(): Stored | undefined; put(stored: Stored | undefined): unknown }

/** `newStart`: when the account can have one without its other device: now, from a day on, or not this year. */
export type NoCredential = { kind: 'other-device'; newStart: string | null } | { kind: 'wrong-key' }

/**
 * The stored credential of this year, or a new one for the signed-in account. The key comes from a call without a
 * session, and must be the one that this browser saw first: a key for one account alone would mark what it writes.
 */
export async function getCredential(call: Call, place: CredentialPlace): Promise<Credential | NoCredential> {
  const own = await ownOf(call, place)
  if ('kind' in own) return own
  return own.credential ? { ...own, credential: own.credential } : requestCredential(call, place, own)
}

/**
 * Requests it in any case: with the seed of the account's other device, from its recovery code; or with the own one, as
 * at each sign-in, so that a request does not tell who is going to write.
 */
export async function renewCredential(
  call: Call,
  place: CredentialPlace,
  seed?: Uint8Array,
): Promise<Credential | NoCredential> {
  const own = await ownOf(call, place)
  if ('kind' in own) return own
  return requestCredential(call, place, seed ? { ...own, seed: encode(seed) } : own)
}

async function ownOf(call: Call, place: CredentialPlace): Promise<Stored | NoCredential> {
  const { site, keys } = await call('passKeys', {})
  const [{ year, key }] = keys as [{ year: number; key: string }]
  const stored = place.get()
  if (stored?.year === year)
    return stored.key === key && stored.site === site ? stored : { kind: 'wrong-key' }
  const own = { site, year, key, seed: encode(createSeed()), credential: null }
  // Stored before anything is awaited: a second request of this browser must not draw another seed.
  place.put(own)
  return own
}

async function requestCredential(
  call: Call,
  place: CredentialPlace,
  own: Stored,
): Promise<Credential | NoCredential> {
  place.put(own)
  const issuer = issuerOf(own)
  const { request, secrets } = createRequest(issuer, decode(own.seed))
  const body = { year: own.year, request: encode(request) }
  const { response, new_start: newStart } = await call('passCredential', { body })
  if (response === null) return { kind: 'other-device', newStart }
  const credential = receive(issuer, secrets, decode(response))
  if (!credential) return { kind: 'wrong-key' }
  const made = { ...own, credential: encode(credential) }
  place.put(made)
  return made
}

export const issuerOf = ({ site, year, key }: Pick<Credential, 'site' | 'year' | 'key'>): Issuer => ({
  site,
  year,
  publicKey: decode(key),
})
