import { RSABSSA } from '@cloudflare/blindrsa-ts'
import type { TakingMonth } from '#shared/contract/raffle/raffle.ts'
import { decode, encode } from '#web/platform/base64.ts'
import type { BlindingSecret, Ticket } from './ticket.ts'

// Loaded when a review is sent: import this file lazily, because its library is large.
const suite = RSABSSA.SHA384.PSS.Randomized()
const TOKEN_BYTES = 32

/** A random token and its blinded form for the server. The server cannot link the blinded form to the token. */
export async function prepareRaffle({
  month,
  public_key: key,
}: Pick<TakingMonth, 'month' | 'public_key'>): Promise<{ blinded: string; secret: BlindingSecret }> {
  const token = suite.prepare(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  const { blindedMsg, inv } = await suite.blind(await imported(key), token)
  const secret = { month, key: { n: key.n, e: key.e }, token: encode(token), inverse: encode(inv) }
  return { blinded: `${month}.${encode(blindedMsg)}`, secret }
}

/** Unblinds the signature to a ticket. Throws if the signature is not valid for the key. */
export async function finishRaffle(secret: BlindingSecret, signature: string): Promise<Ticket> {
  const { month, key, token, inverse } = secret
  const signed = await suite.finalize(
    await imported({ kty: 'RSA', ...key }),
    decode(token),
    decode(signature),
    decode(inverse),
  )
  return { month, token, signature: encode(signed), key: key.n }
}

const imported = ({ n, e }: JsonWebKey): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'jwk',
    { kty: 'RSA', n: n as string, e: e as string, ext: true },
    { name: 'RSA-PSS', hash: 'SHA-384' },
    true,
    ['verify'],
  )
