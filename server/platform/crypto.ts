import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** HMAC-SHA256 over the parts, each preceded by its length, so that no two lists of parts collide. */
export function mac(key: Buffer, ...parts: (string | number | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part), 'utf8')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    hmac.update(length).update(bytes)
  }
  return hmac.digest()
}

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

/** A random bearer token of 256 bits, as 43 base64url characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * AES-256-GCM: version byte, nonce, tag, ciphertext. `context` is authenticated: it must be the same for opening.
 * Nonces are random, so a key may encrypt at most 2^32 texts (NIST SP 800-38D, 8.3).
 */
export const seal = (key: Buffer, text: string, context: string): Buffer =>
  sealBytes(key, Buffer.from(text, 'utf8'), context)

/** Decrypts the result of `seal`; throws when key, context or bytes differ. */
export const open = (key: Buffer, sealed: Buffer, context: string): string =>
  openBytes(key, sealed, context).toString('utf8')

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Bytes that encryption adds, all of them before the ciphertext. */
export const SEAL_BYTES = 1 + NONCE_BYTES + TAG_BYTES

export function sealBytes(key: Buffer, bytes: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), body])
}

export function openBytes(key: Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed[0] !== VERSION) throw new Error('What is sealed begins with its version')
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  // A shorter tag would be easier to forge.
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(1 + NONCE_BYTES, SEAL_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()])
}
