import { RSABSSA } from '@cloudflare/blindrsa-ts'
import type { TakingMonth } from '#shared/contract/raffle/raffle.ts'
import type { Kept, Ticket } from './ticket.ts'

// This file and its library come only when a review is sent. Import it lazily.
const suite = RSABSSA.SHA384.PSS.Randomized()
const TOKEN_BYTES = 32

/** A random token and what the server is shown of it: nothing by which it would know the token again. */
export async function prepareRaffle({
  month,
  public_key: key,
}: Pick<TakingMonth, 'month' | 'public_key'>): Promise<{ blinded: string; keep: Kept }> {
  const token = suite.prepare(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  const { blindedMsg, inv } = await suite.blind(await imported(key), token)
  const keep = { month, key: { n: key.n, e: key.e }, token: encode(token), inverse: encode(inv) }
  return { blinded: `${month}.${encode(blindedMsg)}`, keep }
}

/** The ticket, once its blind signature has come. Throws where that is not the key's. */
export async function finishRaffle(keep: Kept, signature: string): Promise<Ticket> {
  const { month, key, token, inverse } = keep
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

function encode(bytes: Uint8Array): string {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const decode = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), sign => sign.charCodeAt(0))
