import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  privateDecrypt,
  publicEncrypt,
  verify,
  type KeyObject,
} from 'node:crypto'
import { promisify } from 'node:util'
import { sameBytes } from '#server/platform/crypto.ts'

// RSABSSA-SHA384-PSS-Randomized of RFC 9474: the server's part.
const MODULUS_BITS = 3072
const HASH = 'sha384'
const SALT_BYTES = 48

export type PublicJwk = { kty: 'RSA'; n: string; e: string }

export async function newKeyPair(): Promise<{ publicJwk: PublicJwk; privatePem: string }> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
  const { n, e } = pair.publicKey.export({ format: 'jwk' })
  return {
    publicJwk: { kty: 'RSA', n: n as string, e: e as string },
    privatePem: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  }
}

export const privateKeyOf = (pem: string): KeyObject => createPrivateKey(pem)
export const publicKeyOf = (jwk: PublicJwk): KeyObject => createPublicKey({ key: jwk, format: 'jwk' })

/** BlindSign: raw RSA on the blinded message. Undefined if that is not a number below the modulus. */
export function blindSign(key: KeyObject, blinded: Buffer): Buffer | undefined {
  if (blinded.length * 8 !== key.asymmetricKeyDetails?.modulusLength) return undefined
  const raw = { key, padding: constants.RSA_NO_PADDING }
  let signature: Buffer
  try {
    signature = privateDecrypt(raw, blinded)
  } catch {
    return undefined
  }
  // A signature from a faulty computation would disclose the private key.
  const back = publicEncrypt({ ...raw, key: createPublicKey(key) }, signature)
  if (!sameBytes(back, blinded)) throw new Error('blind signing went wrong')
  return signature
}

/** Whether the browser's unblinded signature is this key's signature of the token. */
export const isSigned = (key: KeyObject, token: Buffer, signature: Buffer): boolean =>
  verify(HASH, token, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES }, signature)
