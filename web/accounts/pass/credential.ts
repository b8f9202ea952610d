import { createRequest } from '#shared/pass/request.ts'
import { receive } from '#shared/pass/response.ts'
import { createSeed } from '#shared/pass/seed.ts'
import type { Issuer } from '#shared/pass/key.ts'
import { thisYear } from '#web/forms/today.ts'
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
type Found = Promise<Credential | NoCredential>

/**
 * The stored credential of this year, or a new one for the signed-in account. The key comes from a call without a
 * session, and must be the one that this browser saw first for the account: a key of one account alone would mark what
 * it writes.
 */
export async function getCredential(call: Call, place: CredentialPlace): Found {
  const own = await ownOf(call, place)
  if ('kind' in own) return own
  return own.credential ? { ...own, credential: own.credential } : request(call, place, own)
}

/**
 * Requests it in any case: with the seed of the account's other device, from its recovery code; or with the own one, as
 * at each sign-in, so that a request does not tell who is going to write.
 */
export async function renewCredential(call: Call, place: CredentialPlace, seed?: Uint8Array): Found {
  const own = await ownOf(call, place)
  if ('kind' in own) return own
  return request(call, place, seed ? { ...own, seed: encode(seed) } : own)
}

/** A new start: the account's next credential of the year is this device's. */
export async function startAgain(call: Call, place: CredentialPlace): Found {
  const own = await ownOf(call, place)
  if ('kind' in own) return own
  return request(call, place, own, body => call('newStart', { body }))
}

async function ownOf(call: Call, place: CredentialPlace): Promise<Stored | NoCredential> {
  const { site, keys } = await call('passKeys', {})
  const [{ year, key }] = keys as [{ year: number; key: string }]
  const stored = place.get()
  if (stored?.year === year)
    return stored.key === key && stored.site === site ? stored : { kind: 'wrong-key' }
  // A wrong clock of the server would otherwise cost this year's seed; the device's own may be wrong too.
  if (stored && (year < stored.year || year > thisYear() + 1)) return { kind: 'wrong-key' }
  const own = { site, year, key, seed: encode(createSeed()), credential: null }
  // Stored in the step in which the old one was read: a second request of this browser must not draw another seed.
  place.put(own)
  return own
}

type Body = { year: number; request: string }

async function request(
  call: Call,
  place: CredentialPlace,
  own: Stored,
  send: (body: Body) => Promise<{ response: string | null; new_start: string | null }> = body =>
    call('passCredential', { body }),
): Found {
  const issuer = issuerOf(own)
  const { request: bytes, secrets } = createRequest(issuer, decode(own.seed))
  const { response, new_start: newStart } = await send({ year: own.year, request: encode(bytes) })
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
