import { createPrivateKey, type KeyObject } from 'node:crypto'
import vector from './rfc9474.json' with { type: 'json' }

/** The published example of RSABSSA-SHA384-PSS-Randomized (RFC 9474, appendix A.1), as bytes. */
type Field = 'msg' | 'msg_prefix' | 'input_msg' | 'salt' | 'inv' | 'blinded_msg' | 'blind_sig' | 'sig'

export const example = (field: Field): Buffer => {
  const hex = vector[field].replace(/^0x/, '')
  // Numbers are as long as the modulus.
  return Buffer.from(field === 'inv' ? hex.padStart(1024, '0') : hex, 'hex')
}

const number = (field: 'p' | 'q' | 'n' | 'e' | 'd'): bigint => BigInt(vector[field])
const encoded = (value: bigint): string => {
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')
}

export const examplePublicJwk = { kty: 'RSA', n: encoded(number('n')), e: encoded(number('e')) } as const

export function examplePrivateKey(): KeyObject {
  const [p, q, d] = [number('p'), number('q'), number('d')]
  const jwk = {
    ...examplePublicJwk,
    d: encoded(d),
    p: encoded(p),
    q: encoded(q),
    dp: encoded(d % (p - 1n)),
    dq: encoded(d % (q - 1n)),
    // The inverse modulo a prime: q^(p-2) mod p.
    qi: encoded(power(q, p - 2n, p)),
  }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let bits = exponent, square = base % modulus; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}
